import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countSame, selectCompared } from '#server/features/duplicates/queries.ts';
import { duplicateRefusals } from '#server/features/duplicates/refusals.ts';
import { presentCompared } from '#server/features/duplicates/view.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Compared, ComparedPath } from '#shared/schemas/duplicates.ts';

/**
 * Two entries side by side, the first asked for first.
 * @throws 401, 403 for all but moderators and admins; 400 for one with itself; 404 for one that is not there; 409 for one that was merged already.
 */
export async function compareDuplicates({ db }: Pick<Context, 'db'>, viewer: Viewer, { one, other }: ComparedPath): Promise<Compared> {
  requireArea(viewer, 'moderation');
  if (!isUuid(one) || !isUuid(other)) throw duplicateRefusals.businessNotFound();
  const ids = [one.toLowerCase(), other.toLowerCase()] as const;
  if (ids[0] === ids[1]) throw duplicateRefusals.withItself();
  const [rows, same] = await Promise.all([selectCompared(db, ids), countSame(db, ids)]);
  if (rows.length < 2) throw duplicateRefusals.businessNotFound();
  if (rows.some(({ is_merged }) => is_merged)) throw duplicateRefusals.mergedAlready();
  const businesses = rows.toSorted((a, b) => ids.indexOf(a.business_id) - ids.indexOf(b.business_id)).map(presentCompared);
  return { businesses, sameLikes: same.likes, sameReviews: same.reviews };
}
