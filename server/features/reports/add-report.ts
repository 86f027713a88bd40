import type { Context, Viewer } from '#server/context.ts';
import { requireVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { insertReport } from '#server/features/reports/queries.ts';
import { getVisibleReview } from '#server/features/reviews/get-visible-review.ts';
import type { ReportInput } from '#shared/schemas/reports.ts';

/**
 * Stores what a visitor finds wrong with a business or a review that they may see; it changes nothing until an admin has looked. While
 * a report is open, another of the same reporter about the same thing is not kept; visitors cannot be told apart.
 * @throws 404 'Business not found' or 'Review not found'.
 */
export async function addReport(
  context: Context,
  viewer: Viewer,
  { business, review, reason, message, website }: ReportInput,
): Promise<void> {
  const subject = await findSubject(context, viewer, business, review);
  if (website) return;
  await insertReport(context.db, {
    ...subject,
    reason,
    message,
    user_id: viewer.kind === 'user' ? viewer.userId : null,
    reporter_business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
  });
}

async function findSubject(context: Context, viewer: Viewer, businessId = '', reviewId: string | undefined) {
  if (reviewId === undefined) {
    const business_id = await requireVisibleBusiness(context, viewer, businessId);
    return { kind: 'business', business_id, review_id: null } as const;
  }
  const { review_id, business_id } = await getVisibleReview(context, viewer, reviewId);
  return { kind: 'review', business_id, review_id } as const;
}
