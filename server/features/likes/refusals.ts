import { declareConstraints, Refusal } from '#server/base/errors.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { messages } from '#shared/texts.ts';

export const likeRefusals = {
  loginToLike: () => new Refusal(401, 'not_signed_in', messages.pleaseLoginToLike),
};

declareConstraints({
  likes__business_id_fkey: businessRefusals.businessNotFound,
});
