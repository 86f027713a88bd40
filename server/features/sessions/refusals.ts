import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const sessionRefusals = {
  accountBlocked: () => new Refusal(403, 'account_blocked', messages.accountBlocked),
  notYourArea: () => new Refusal(403, 'not_your_area', messages.notYourArea),
  factorWanted: () => new Refusal(403, 'second_factor_wanted', messages.factorWanted),
  proofNeeded: () => new Refusal(403, 'proof_needed', messages.proofNeeded),
};
