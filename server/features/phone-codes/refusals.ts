import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const phoneCodeRefusals = {
  wrongCode: () => new Refusal(400, 'wrong_phone_code', messages.wrongPhoneCode, { errors: { otp: messages.wrongPhoneCode } }),
  codeUsedUp: () => new Refusal(400, 'phone_code_used_up', messages.phoneCodeUsedUp, { errors: { otp: messages.phoneCodeUsedUp } }),
  notVerified: () => new Refusal(403, 'phone_not_verified', messages.phoneNotVerified),
  wrongName: () => new Refusal(401, 'wrong_user_name', messages.notThatUserName, { errors: { userName: messages.notThatUserName } }),
  noSuchAccount: () => new Refusal(404, 'account_not_found', messages.notOfThisNumber),
  lastWayIn: () => new Refusal(409, 'last_way_in', messages.phoneIsLastWayIn),
  tooManyCodes: (retryAfter: number) => new Refusal(429, 'too_many_phone_codes', messages.tooManyPhoneCodes, { retryAfter }),
  tooManyTries: (retryAfter: number) => new Refusal(429, 'too_many_phone_tries', messages.tooManyResetTries, { retryAfter }),
};
