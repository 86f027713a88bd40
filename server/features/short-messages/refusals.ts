import { Refusal } from '#server/base/errors.ts';
import { shortMessageMessages as messages } from '#shared/texts.ts';

export const shortMessageRefusals = {
  noMobile: (field = 'phoneNo') => new Refusal(400, 'no_mobile', messages.noMobile, { errors: { [field]: messages.noMobile } }),
  wrongText: (message: string) => new Refusal(400, 'wrong_text', message, { errors: { text: message } }),
  wrongToken: () => new Refusal(401, 'wrong_signature', messages.wrongToken),
};
