import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const emailRefusals = {
  wrongEmailLink: () => new Refusal(400, 'wrong_email_link', messages.wrongEmailLink),
  logInFirst: () => new Refusal(403, 'log_in_to_confirm', messages.logInToConfirm),
  wrongProofLink: () => new Refusal(400, 'wrong_proof_link', messages.wrongProofLink),
  wrongTakeBackLink: () => new Refusal(400, 'wrong_take_back_link', messages.wrongTakeBackLink),
};
