import { pagingOf } from '#server/base/page-of.ts';
import { isUuid } from '#server/base/uuid.ts';
import { showing } from '#server/cache/collected-tags.ts';
import { businessTag } from '#server/cache/tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { nextOf, startOf } from '#server/db/list-place.ts';
import { isVisible, requireVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { findOwnReview, findReviewSums, type Reader, selectReviews } from '#server/features/reviews/queries.ts';
import { presentReview } from '#server/features/reviews/view.ts';
import { limits } from '#shared/limits.ts';
import type { Review, ReviewPage, ReviewsQuery } from '#shared/schemas/reviews.ts';

/**
 * The reviews of a business that the viewer may see, newest first, without the writers' e-mails; the viewer's own is marked.
 * @throws 404 'Business not found'.
 */
export async function listReviews(context: Context, viewer: Viewer, businessId: string): Promise<Review[]> {
  await requireVisibleBusiness(context, viewer, businessId);
  const rows = await selectReviews(context.db, businessId, { reader: readerOf(viewer) });
  return rows.map(presentReview);
}

/**
 * A page of them in the wanted order, with the viewer's own on whatever page it stands, and what the team took down.
 * @throws 404 'Business not found'.
 */
export function listReviewPage(
  context: Context,
  viewer: Viewer,
  businessId: string,
  { page = 1, after, limit = limits.pageSize.listing, sort = 'newest' }: ReviewsQuery,
): Promise<ReviewPage> {
  return showing([businessTag(businessId)], async () => {
    if (!isUuid(businessId)) throw businessRefusals.businessNotFound();
    const { db } = context;
    const from = startOf({ page, after, limit });
    const [rows, sums, own] = await Promise.all([
      selectReviews(db, businessId, { reader: readerOf(viewer), sort, page: { limit: limit + 1, from } }),
      findReviewSums(db, businessId, readerOf(viewer)),
      viewer.kind === 'user' ? findOwnReview(db, businessId, viewer.userId) : undefined,
    ]);
    if (!sums || !isVisible(viewer, { business_id: businessId, status: sums.status })) throw businessRefusals.businessNotFound();
    const { total, removed, since } = sums;
    return {
      reviews: rows.slice(0, limit).map(presentReview),
      ...pagingOf(total, { page, limit }),
      ...nextOf(rows, limit, ({ review_id }) => review_id),
      sort,
      own: own ? presentReview(own) : null,
      removed,
      since: since?.toISOString() ?? null,
    };
  });
}

/** Whose own review and votes are marked. */
export function readerOf(viewer: Viewer): Reader {
  return {
    userId: viewer.kind === 'user' ? viewer.userId : undefined,
    businessId: viewer.kind === 'contractor' ? viewer.businessId : undefined,
  };
}
