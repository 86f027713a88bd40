import { MOST_COUNTED, pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countPairs, selectPairs } from '#server/features/duplicates/queries.ts';
import { presentPair } from '#server/features/duplicates/view.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';

/**
 * A page of the pairs that may be one business, what was found first at the top.
 * @throws 401 for visitors, 403 for all but moderators and admins.
 */
export async function listDuplicates({ db }: Pick<Context, 'db'>, viewer: Viewer, { page, limit }: { page: number; limit: number }) {
  requireArea(viewer, 'moderation');
  const [rows, total] = await Promise.all([selectPairs(db, { limit, offset: (page - 1) * limit }), countPairs(db, MOST_COUNTED)]);
  return { duplicates: rows.map(presentPair), ...pagingOf(total, { page, limit }) };
}
