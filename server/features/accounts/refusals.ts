import { alreadyTaken, declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import type { FactorsOf } from '#server/features/accounts/second-factor/has-factor.ts';
import { backOfficeMessages, messages, secondFactorMessages } from '#shared/texts.ts';

export const accountRefusals = {
  wrongPassword: () => new Refusal(403, 'wrong_password', messages.wrongPassword, { errors: { password: messages.wrongPassword } }),
  wrongCurrentPassword: () =>
    new Refusal(403, 'wrong_password', messages.wrongPassword, { errors: { currentPassword: messages.wrongPassword } }),
  invalidCredentials: () => new Refusal(401, 'invalid_credentials', messages.invalidCredentials),
  accountNotFound: () => new Refusal(404, 'account_not_found', messages.accountNotFound),
  ownAccount: () => new Refusal(409, 'own_account', backOfficeMessages.ownAccount),
  alreadyBlocked: () => new Refusal(409, 'already_blocked', backOfficeMessages.alreadyBlocked),
  notBlocked: () => new Refusal(409, 'not_blocked', backOfficeMessages.notBlocked),
  alreadyAdmin: () => alreadyTaken('email', backOfficeMessages.alreadyAdmin),
  adminNotFound: () => new Refusal(404, 'admin_not_found', backOfficeMessages.adminNotFound),
  lastAdmin: () => new Refusal(409, 'last_admin', backOfficeMessages.lastAdmin),
  ownRole: () => new Refusal(409, 'own_role', backOfficeMessages.ownRole),
  /** Says which of an app and passkeys somebody has. @param status 401 at sign-in, 403 for whoever is signed in. */
  factorNeeded: (status: 401 | 403, { factor_set_at, passkeys }: FactorsOf) => {
    if (passkeys === 0) return new Refusal(status, 'code_needed', secondFactorMessages.codeNeeded);
    return factor_set_at
      ? new Refusal(status, 'code_or_passkey_needed', secondFactorMessages.codeOrPasskeyNeeded)
      : new Refusal(status, 'passkey_needed', secondFactorMessages.passkeyNeeded);
  },
  /** @param status 400 while codes are set up, else as above. @param hasApp whether an app makes codes, beside those that were written down. */
  wrongCode: (status: 400 | 401 | 403, hasApp: boolean) => {
    const text = hasApp ? secondFactorMessages.wrongCode : secondFactorMessages.wrongRecoveryCode;
    return new Refusal(status, 'wrong_code', text, { errors: { code: text } });
  },
  /** @param status as above. */
  wrongPasskey: (status: 400 | 401 | 403) => new Refusal(status, 'wrong_passkey', secondFactorMessages.wrongPasskey),
  noPasskey: () => new Refusal(409, 'no_passkey', secondFactorMessages.noPasskey),
  noPasskeysHere: () => new Refusal(409, 'no_passkeys_here', secondFactorMessages.noPasskeysHere),
  tooManyPasskeys: () => new Refusal(409, 'too_many_passkeys', secondFactorMessages.tooManyPasskeys),
  passkeyTaken: () => new Refusal(409, 'passkey_taken', secondFactorMessages.passkeyTaken),
  passkeyNotFound: () => new Refusal(404, 'passkey_not_found', secondFactorMessages.passkeyNotFound),
  factorIsOn: () => new Refusal(409, 'factor_is_on', secondFactorMessages.factorIsOn),
  factorIsOff: () => new Refusal(409, 'factor_is_off', secondFactorMessages.factorIsOff),
  factorNotBegun: () => new Refusal(409, 'factor_not_begun', secondFactorMessages.factorNotBegun),
  ownFactorFirst: () => new Refusal(409, 'own_factor_first', secondFactorMessages.ownFactorFirst),
  sessionNotFound: () => new Refusal(404, 'session_not_found', secondFactorMessages.sessionNotFound),
  adminOfSettings: () => new Refusal(409, 'admin_of_settings', backOfficeMessages.adminOfSettings),
  passwordOfSettings: () => new Refusal(409, 'password_of_settings', backOfficeMessages.passwordOfSettings),
  passwordIsSet: () => new Refusal(409, 'password_is_set', backOfficeMessages.passwordIsSet),
  wrongAdminLink: () => new Refusal(400, 'wrong_admin_link', backOfficeMessages.wrongAdminLink),
  nameReserved: () => new Refusal(400, 'name_reserved', messages.nameReserved, { errors: { userName: messages.nameReserved } }),
  emailTaken: () => new Refusal(409, 'already_taken', messages.emailTaken, { errors: { email: messages.emailTaken } }),
  tooManyLogins: (retryAfter: number) => new Refusal(429, 'too_many_logins', messages.tooManyLogins, { retryAfter }),
};

declareConstraints({
  users__user_name: () => alreadyTaken('userName', messages.userNameTaken),
  admins__email: () => accountRefusals.alreadyAdmin(),
  users__email: () => accountRefusals.emailTaken(),
  admin_passkeys__credential_id: () => accountRefusals.passkeyTaken(),
  passkey_challenges__admin_id_fkey: () => refusals.notSignedIn(),
  passkey_challenges__session_hash_fkey: () => refusals.notSignedIn(),
  sessions__user_id_fkey: () => accountRefusals.invalidCredentials(),
  sessions__business_id_fkey: () => accountRefusals.invalidCredentials(),
});
