import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { deleteSayingRow, lockSaying } from '#server/features/lexicon-upkeep/queries.ts';
import { sayingRefusals } from '#server/features/lexicon-upkeep/refusals.ts';
import { describeMeaning } from '#server/features/lexicon-upkeep/view.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Takes one of the team's sayings away, for every process at once.
 * @throws 401, 403 for all but admins; 404 'Saying not found'.
 */
export async function deleteSaying(context: Context, viewer: Viewer, sayingId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const services = await listServices(context);
  await context.db.transaction().execute(async (transaction) => {
    const before = isUuid(sayingId) ? await lockSaying(transaction, sayingId) : undefined;
    if (!before) throw sayingRefusals.sayingNotFound();
    await deleteSayingRow(transaction, sayingId);
    const means = describeMeaning(before, services.find(({ _id }) => _id === before.service_id)?.name);
    const changes = changesOf({ means, weight: before.weight }, { means: null, weight: null });
    const subject = { kind: 'saying' as const, id: before.saying_id, name: before.saying };
    await recordChange(transaction, { adminId, action: 'delete', subject, changes });
  });
  context.cache.forget('sayings');
}
