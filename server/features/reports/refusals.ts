import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { messages } from '#shared/texts.ts';

export const reportRefusals = {
  reportNotFound: () => new Refusal(404, 'report_not_found', messages.reportNotFound),
};

declareConstraints({
  reports__business_id_fkey: businessRefusals.businessNotFound,
  reports__review_id_fkey: reviewRefusals.reviewNotFound,
  reports__user_id_fkey: refusals.notSignedIn,
  reports__reporter_business_id_fkey: refusals.notSignedIn,
});
