import type { Context, Viewer } from '#server/context.ts';
import { selectLatestWritten } from '#server/features/reviews/written-queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';
import type { Written } from '#shared/schemas/team-accounts.ts';

/**
 * The latest reviews that an account has written, for the team; a business writes none.
 * @throws 401, 403 for all but admins.
 */
export async function listWrittenReviews({ db }: Pick<Context, 'db'>, viewer: Viewer, account: PublicAccount): Promise<Written['reviews']> {
  requireViewer(viewer, 'admin');
  const rows = account.kind === 'user' ? await selectLatestWritten(db, account.userId, limits.latestWritten) : [];
  return {
    total: rows[0]?.total ?? 0,
    latest: rows.map(({ review_id, business_id, business_name, description, rating, state, created_at }) => ({
      ...{ _id: review_id, business: { _id: business_id, name: business_name }, description, rating, state },
      createdAt: created_at.toISOString(),
    })),
  };
}
