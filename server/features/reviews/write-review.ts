import type { Context, Viewer } from '#server/context.ts';
import { requireVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { hasRoomForMail } from '#server/features/mail-limits/count-mail.ts';
import { arrangePictures, isUpload } from '#server/features/media/arrange-pictures.ts';
import { removePictures, savePictures } from '#server/features/media/store-pictures.ts';
import { findHoldReasons } from '#server/features/reviews/find-hold-reasons.ts';
import { lockWriter } from '#server/features/reviews/hold-queries.ts';
import { isAskedFor } from '#server/features/reviews/mark-queries.ts';
import { getShownReview, letOwnerWait, lockReviewImages, upsertReview } from '#server/features/reviews/queries.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { tellReview } from '#server/features/reviews/tell-review.ts';
import { presentReview } from '#server/features/reviews/view.ts';
import { isOfBusiness } from '#server/features/sessions/is-of-business.ts';
import type { Caller } from '#server/features/sessions/known-browsers.ts';
import { requireUser } from '#server/features/sessions/viewers.ts';
import type { Review, ReviewInput } from '#shared/schemas/reviews.ts';

/**
 * Keeps the review of the user who asks; a second one of the same business replaces the first (docs/product/rules.md). The owner is told of
 * a first one by mail. One that the business may have written itself waits for the team, and one of an account whose address is not proven for
 * that.
 * @throws 401 'Create a user account to give reviews' for all but users, 404 'Business not found'; what is wrong with a photo
 *   (server/features/media); 403 for who works for the business.
 */
export async function writeReview(
  context: Context,
  viewer: Viewer,
  { business, images, askedFor = false, ...review }: ReviewInput,
  caller: Caller,
): Promise<Review> {
  const userId = requireUser(viewer, reviewRefusals.createAccountToReview);
  await requireVisibleBusiness(context, viewer, business);
  const written = await savePictures(context.media, images?.filter(isUpload) ?? [], 'review', (keys) =>
    context.db.transaction().execute(async (transaction) => {
      // Before anything is read: what is proven, or what the team decides, meanwhile holds for what is written here.
      const isProven = await lockWriter(transaction, userId);
      if (await isOfBusiness(transaction, viewer, business)) throw reviewRefusals.ownBusinessReview();
      const before = await lockReviewImages(transaction, business, userId);
      const after = images ? arrangePictures(images, keys, before) : before;
      const heldFor = await findHoldReasons(context, transaction, { businessId: business, userId, email: review.email }, caller);
      const state = !isProven ? 'unconfirmed' : heldFor.length > 0 ? 'held' : 'shown';
      const row = await upsertReview(transaction, {
        ...review,
        business_id: business,
        user_id: userId,
        state,
        asked_for: askedFor || (await isAskedFor(transaction, business, userId)),
        held_for: isProven ? heldFor : heldFor.filter((reason) => reason !== 'burst'),
        // Without a list all stay, though another first write came in between.
        ...(images ? { images: after } : {}),
      });
      const counted = { by: { viewer, doing: 'forms' }, to: { reviewOf: business, by: userId } } as const;
      if (row.is_new && state === 'unconfirmed') await letOwnerWait(transaction, row.review_id);
      if (row.is_new && state === 'shown' && (await hasRoomForMail(context, transaction, counted))) {
        await tellReview(context, transaction, row.review_id);
      }
      const shown = presentReview(await getShownReview(transaction, row.review_id, {}));
      return { shown, removed: before.filter((key) => !after.includes(key)) };
    }),
  );
  await removePictures(context.media, written.removed);
  return written.shown;
}
