import { alreadyTaken, declareConstraints, Refusal } from '#server/base/errors.ts';
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
  /** @param status 401 at sign-in, 403 for whoever is signed in. */
  codeNeeded: (status: 401 | 403) => new Refusal(status, 'code_needed', secondFactorMessages.codeNeeded),
  /** @param status 400 while codes are set up, else as above. */
  wrongCode: (status: 400 | 401 | 403) =>
    new Refusal(status, 'wrong_code', secondFactorMessages.wrongCode, { errors: { code: secondFactorMessages.wrongCode } }),
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
  sessions__user_id_fkey: () => accountRefusals.invalidCredentials(),
  sessions__business_id_fkey: () => accountRefusals.invalidCredentials(),
});
