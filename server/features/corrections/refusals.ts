import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { backOfficeMessages, formMessages, messages } from '#shared/texts.ts';

export const correctionRefusals = {
  ownEntry: () => new Refusal(409, 'own_business', messages.correctYourself),
  emailNeeded: () => new Refusal(400, 'email_required', formMessages.emailRequired, { errors: { email: formMessages.emailRequired } }),
  sameAsShown: () => new Refusal(409, 'same_as_shown', messages.correctionSame),
  openAlready: () => new Refusal(409, 'correction_open', messages.correctionOpen),
  suggestedAlready: () => new Refusal(409, 'suggested_already', messages.correctionSuggested),
  refusedLately: () => new Refusal(409, 'refused_lately', messages.correctionRefusedLately),
  tooManyOfBusiness: () => new Refusal(409, 'too_many_of_business', messages.tooManyCorrectionsHere),
  tooManyOfPerson: () => new Refusal(409, 'too_many_of_yours', messages.tooManyCorrectionsOfYours),
  deadLink: () => new Refusal(400, 'dead_correction_link', formMessages.deadCorrectionLink),
  changedMeanwhile: () => new Refusal(409, 'changed_meanwhile', messages.correctionChanged),
  notFound: () => new Refusal(404, 'correction_not_found', messages.correctionNotFound),
  isDecided: () => new Refusal(409, 'correction_decided', messages.correctionDecided),
  withTeam: () => new Refusal(409, 'with_team', messages.correctionWithTeam),
  isOnlyWayIn: () => new Refusal(409, 'only_way_in', backOfficeMessages.correctionOfOnlyWayIn),
  withOwner: () => new Refusal(409, 'with_owner', backOfficeMessages.correctionWithOwner),
};

declareConstraints({
  corrections__business_id_fkey: businessRefusals.businessNotFound,
  corrections__user_id_fkey: refusals.notSignedIn,
  corrections__by_business_id_fkey: refusals.notSignedIn,
  corrections__business_id_field_value_open: () => correctionRefusals.suggestedAlready(),
});
