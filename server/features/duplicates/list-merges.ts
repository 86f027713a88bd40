import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countMerges, selectMerges } from '#server/features/duplicates/merge-queries.ts';
import { presentMerge } from '#server/features/duplicates/view.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';

/**
 * A page of the merges that can be undone, the last one first.
 * @throws 401 for visitors, 403 for all but moderators and admins.
 */
export async function listMerges({ db }: Pick<Context, 'db'>, viewer: Viewer, { page, limit }: { page: number; limit: number }) {
  requireArea(viewer, 'moderation');
  const [rows, total] = await Promise.all([selectMerges(db, { limit, offset: (page - 1) * limit }), countMerges(db)]);
  return { merges: rows.map(presentMerge), ...pagingOf(total, { page, limit }) };
}
