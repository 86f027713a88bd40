import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportWalked } from '#server/db/export-table.ts';
import { selectReviewsForExport } from '#server/features/reviews/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ReviewState } from '#shared/schemas/reviews.ts';

/**
 * The reviews as a file, those that the page of the team shows by the same words and state.
 * @throws 401 for visitors, 403 for others than admins.
 */
export function exportReviews(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  sought: { q?: string | undefined; state?: ReviewState | undefined },
): ExportedTable {
  requireViewer(viewer, 'admin');
  return exportWalked(db, {
    table: 'reviews',
    id: 'review_id',
    columns: ['id', 'businessId', 'business', 'city', 'name', 'rating', 'description', 'reply', 'state', 'heldFor', 'photos', 'createdAt'],
    select: (range) => selectReviewsForExport(db, sought, range),
    present: (row) => ({
      id: row.review_id,
      businessId: row.business_id,
      business: row.business_name,
      city: row.city,
      name: row.name,
      rating: row.rating,
      description: row.description,
      reply: row.reply,
      state: row.state,
      heldFor: row.held_for.join(', '),
      photos: row.images.length,
      createdAt: row.created_at,
    }),
  });
}
