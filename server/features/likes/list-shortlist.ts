import { pagingOf } from '#server/base/page-of.ts';
import { showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { nextOf, startOf } from '#server/db/list-place.ts';
import { listSome } from '#server/features/businesses/list-some.ts';
import { countLiked, selectLikedPage } from '#server/features/likes/queries.ts';
import { limits } from '#shared/limits.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/** What somebody has liked, page by page. */
export interface Shortlist {
  businesses: Business[];
  /** Liked, and not public at the moment. */
  hidden: number;
  total: number;
  totalPages: number;
  currentPage: number;
  /** Where to go on; nothing behind the last. */
  next?: string;
}

/** The businesses that the user likes, the latest like first; nothing for others, whose shortlist only their browser knows. */
export function listShortlist(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { page, after }: { page: number; after?: string | undefined },
): Promise<Shortlist | undefined> {
  return showing([], async () => {
    // To a visitor nothing that changes.
    if (viewer.kind !== 'user') return undefined;
    const limit = limits.pageSize.liked;
    const [{ shown, hidden }, rows] = await Promise.all([
      countLiked(db, viewer.userId),
      selectLikedPage(db, viewer.userId, { limit: limit + 1, from: startOf({ page, after, limit }) }),
    ]);
    const ids = rows.slice(0, limit).map(({ business_id }) => business_id);
    return {
      businesses: await listSome({ db }, ids),
      ...nextOf(rows, limit, ({ business_id }) => business_id),
      hidden,
      ...pagingOf(shown, { page, limit }),
    };
  });
}
