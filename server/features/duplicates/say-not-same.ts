import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { lockPair, markNotSame } from '#server/features/duplicates/queries.ts';
import { duplicateRefusals } from '#server/features/duplicates/refusals.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';

/**
 * Says of two entries that they are not the same: the pair comes again only when something else speaks for it. What is said already stays.
 * @throws 401, 403 for all but moderators and admins; 404 for a pair that is not there any more.
 */
export async function sayNotSame({ db }: Pick<Context, 'db'>, viewer: Viewer, pairId: string): Promise<void> {
  const { adminId } = requireArea(viewer, 'moderation');
  if (!isUuid(pairId)) throw duplicateRefusals.pairNotFound();
  await db.transaction().execute(async (transaction) => {
    const pair = await lockPair(transaction, pairId);
    if (!pair) throw duplicateRefusals.pairNotFound();
    if (pair.state !== 'waiting') return;
    await markNotSame(transaction, pairId, adminId);
    await recordChange(transaction, {
      adminId,
      action: 'decide',
      subject: { kind: 'business', id: pair.one_id, name: pair.one_name },
      changes: { notSameAs: { before: null, after: pair.other_name } },
    });
  });
}
