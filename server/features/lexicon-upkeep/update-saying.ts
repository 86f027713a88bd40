import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { lockSaying, updateSayingRow } from '#server/features/lexicon-upkeep/queries.ts';
import { presentSaying } from '#server/features/lexicon-upkeep/view.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import type { Saying, SayingChange } from '#shared/schemas/sayings.ts';

/**
 * Changes how much one of the team's sayings weighs, or switches it off or on, for every process at once.
 * @throws 401, 403 for all but admins; 404 'Saying not found'; 409 when it was changed since the version that the admin saw.
 */
export async function updateSaying(context: Context, viewer: Viewer, sayingId: string, input: SayingChange): Promise<Saying> {
  const { adminId } = requireViewer(viewer, 'admin');
  const row = await context.db.transaction().execute(async (transaction) => {
    const before = isUuid(sayingId) ? await lockSaying(transaction, sayingId) : undefined;
    if (!before) throw refusals.sayingNotFound();
    if (input.version !== undefined && input.version !== before.version) throw refusals.editConflict();
    const after = { weight: input.weight ?? before.weight, isOn: input.isOn ?? before.is_on };
    const changes = changesOf({ weight: before.weight, isOn: before.is_on }, after);
    if (Object.keys(changes).length === 0) return before;
    const updated = await updateSayingRow(transaction, sayingId, { weight: after.weight, is_on: after.isOn });
    const subject = { kind: 'saying' as const, id: before.saying_id, name: before.saying };
    await recordChange(transaction, { adminId, action: 'update', subject, changes });
    return updated;
  });
  context.cache.forget('sayings');
  const service = (await listServices(context)).find(({ _id }) => _id === row.service_id);
  return presentSaying(row, service?.name);
}
