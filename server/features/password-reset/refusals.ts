import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const resetRefusals = {
  wrongResetCode: () => new Refusal(400, 'wrong_reset_code', messages.wrongResetCode, { errors: { otp: messages.wrongResetCode } }),
  resetCodeUsedUp: () => new Refusal(400, 'reset_code_used_up', messages.resetCodeUsedUp, { errors: { otp: messages.resetCodeUsedUp } }),
  wrongResetLink: () => new Refusal(400, 'wrong_reset_link', messages.wrongResetLink),
  resetNotVerified: () => new Refusal(403, 'reset_not_verified', messages.resetNotVerified),
  tooManyResetCodes: (retryAfter: number) => new Refusal(429, 'too_many_reset_codes', messages.tooManyResetCodes, { retryAfter }),
  tooManyResetTries: (retryAfter: number) => new Refusal(429, 'too_many_reset_tries', messages.tooManyResetTries, { retryAfter }),
};
