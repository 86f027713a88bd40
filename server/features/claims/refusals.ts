import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { backOfficeMessages, childrenText, formMessages, messages } from '#shared/texts.ts';

export const claimRefusals = {
  ofAChild: () => new Refusal(403, 'of_a_child', childrenText.noBusiness),
  hasOwner: () => new Refusal(409, 'has_owner', messages.businessHasOwner),
  noNumber: () => new Refusal(409, 'no_number', messages.claimNoNumber),
  contactChanged: () => new Refusal(409, 'contact_changed', messages.claimContactChanged),
  notItsAddress: () => new Refusal(400, 'not_its_address', messages.claimNotItsAddress, { errors: { email: messages.claimNotItsAddress } }),
  freeAddress: () => new Refusal(400, 'free_address', messages.claimFreeAddress, { errors: { email: messages.claimFreeAddress } }),
  wrongLink: () => new Refusal(400, 'wrong_claim_link', formMessages.wrongClaimLink),
  confirmEmailFirst: () => new Refusal(403, 'confirm_email', messages.claimConfirmEmailFirst),
  asksAlready: () => new Refusal(409, 'asks_already', messages.claimAskedAlready),
  tooMany: (retryAfter: number) => new Refusal(429, 'too_many_claims', messages.tooManyClaims, { retryAfter }),
  claimNotFound: () => new Refusal(404, 'claim_not_found', backOfficeMessages.claimNotFound),
  ownClaimNotFound: () => new Refusal(404, 'claim_not_found', messages.ownClaimNotFound),
  documentTooLate: () => new Refusal(409, 'claim_decided', messages.claimDocumentTooLate),
  alreadyDecided: () => new Refusal(409, 'already_decided', backOfficeMessages.claimDecidedAlready),
  claimantGone: () => new Refusal(409, 'claimant_gone', backOfficeMessages.claimantGone),
  notTaken: () => new Refusal(409, 'not_taken', backOfficeMessages.claimNotTaken),
};

declareConstraints({
  claims__business_id_fkey: businessRefusals.businessNotFound,
  claims__user_id_fkey: refusals.notSignedIn,
  claims__by_business_id_fkey: refusals.notSignedIn,
  check_documents__claim_id_fkey: () => claimRefusals.ownClaimNotFound(),
  claims__business_id_user_id_team: () => claimRefusals.asksAlready(),
  claims__business_id_by_business_id_team: () => claimRefusals.asksAlready(),
});
