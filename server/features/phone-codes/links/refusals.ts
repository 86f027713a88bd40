import { Refusal } from '#server/base/errors.ts';
import { formMessages, messages } from '#shared/texts.ts';

export const linkRefusals = {
  over: () => new Refusal(400, 'sign_in_link_over', messages.signInLinkOver),
  passwordNeeded: () =>
    new Refusal(400, 'password_needed', formMessages.passwordRequired, { errors: { password: formMessages.passwordRequired } }),
};
