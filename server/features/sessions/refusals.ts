import { Refusal } from '#server/base/errors.ts';
import { childrenText, messages } from '#shared/texts.ts';

export const sessionRefusals = {
  accountBlocked: () => new Refusal(403, 'account_blocked', messages.accountBlocked),
  waitsForParent: () => new Refusal(403, 'waits_for_parent', childrenText.waitsForParent),
  numberOfParent: () =>
    new Refusal(409, 'number_of_parent', childrenText.numberOfParent, { errors: { phoneNo: childrenText.numberOfParent } }),
  notYourRole: () => new Refusal(403, 'not_your_role', messages.notYourRole),
  notYourArea: () => new Refusal(403, 'not_your_area', messages.notYourArea),
  factorWanted: () => new Refusal(403, 'second_factor_wanted', messages.factorWanted),
  proofNeeded: () => new Refusal(403, 'proof_needed', messages.proofNeeded),
};
