import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { lockSaying, updateSayingRow } from '#server/features/lexicon-upkeep/queries.ts';
import { sayingRefusals } from '#server/features/lexicon-upkeep/refusals.ts';
import { presentSaying } from '#server/features/lexicon-upkeep/view.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { Saying, SayingChange } from '#shared/schemas/sayings.ts';

/**
 * Changes how much one of the team's sayings weighs, or switches it off or on, for every process at once.
 * @throws 401, 403 for all but admins; 404 'Saying not found'; 409 when it was changed since the version that the admin saw.
 */
export async function updateSaying(context: Context, viewer: Viewer, sayingId: string, input: SayingChange): Promise<Saying> {
  const { version } = input;
  const saying = { kind: 'saying', id: sayingId, lock: lockSaying, missing: sayingRefusals.sayingNotFound, version } as const;
  const row = await changeAudited(context, viewer, saying, async (transaction, before) => {
    const after = { weight: input.weight ?? before.weight, isOn: input.isOn ?? before.is_on };
    const changes = changesOf({ weight: before.weight, isOn: before.is_on }, after);
    const isChanged = Object.keys(changes).length > 0;
    const result = isChanged ? await updateSayingRow(transaction, sayingId, { weight: after.weight, is_on: after.isOn }) : before;
    return { result, name: before.saying, changes };
  });
  context.cache.forget('sayings');
  const service = (await listServices(context)).find(({ _id }) => _id === row.service_id);
  return presentSaying(row, service?.name);
}
