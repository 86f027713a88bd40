import { declareConstraints, Refusal } from '#server/base/errors.ts';
import { duplicateMessages, messages } from '#shared/texts.ts';

export const duplicateRefusals = {
  businessNotFound: () => new Refusal(404, 'business_not_found', messages.businessNotFound),
  pairNotFound: () => new Refusal(404, 'pair_not_found', duplicateMessages.pairNotFound),
  withItself: () => new Refusal(400, 'same_business', duplicateMessages.withItself),
  mergedAlready: () => new Refusal(409, 'merged_already', duplicateMessages.mergedAlready),
  /** The one that goes is on the site, the one that stays is not. */
  keepListed: () => new Refusal(409, 'keep_listed', duplicateMessages.keepListed),
  /** The one that goes has an account, the one that stays has none. */
  keepOwned: () => new Refusal(409, 'keep_owned', duplicateMessages.keepOwned),
  sayOwner: () => new Refusal(400, 'say_owner', duplicateMessages.sayOwner, { errors: { owner: duplicateMessages.sayOwner } }),
  contactOfAnother: () => new Refusal(409, 'contact_of_another', duplicateMessages.contactOfAnother),
  mergeNotFound: () => new Refusal(404, 'merge_not_found', duplicateMessages.mergeNotFound),
  tooLate: () => new Refusal(410, 'merge_too_long', duplicateMessages.tooLate),
  erased: () => new Refusal(409, 'merged_erased', duplicateMessages.erased),
  /** @param name of the entry of the later merge; empty where it is gone. */
  undoLaterFirst: (name: string) => new Refusal(409, 'undo_later_first', duplicateMessages.undoLaterFirst(name)),
};

declareConstraints({
  business_merges__stays_away: () => duplicateRefusals.mergedAlready(),
});
