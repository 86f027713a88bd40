import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { deleteSwitchedOff, insertSwitchedOff } from '#server/features/lexicon-upkeep/queries.ts';
import { sayingRefusals } from '#server/features/lexicon-upkeep/refusals.ts';
import { listShippedSayings } from '#server/features/lexicon-upkeep/shipped-sayings.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ShippedSayingSwitch } from '#shared/schemas/sayings.ts';

/**
 * Switches a saying off or on that comes with the program, for every process at once. The files stay as they are: a new release brings
 * new sayings, and what was switched off stays off.
 * @throws 401, 403 for all but admins; 404 'Saying not found' when no file has it.
 */
export async function switchShippedSaying(context: Context, viewer: Viewer, input: ShippedSayingSwitch): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const { saying, service, isOn } = input;
  if (!listShippedSayings().some((entry) => entry.saying === saying && entry.service === service)) throw sayingRefusals.sayingNotFound();
  await context.db.transaction().execute(async (transaction) => {
    const isChanged = await (isOn ? deleteSwitchedOff : insertSwitchedOff)(transaction, saying, service);
    if (!isChanged) return;
    const subject = { kind: 'saying' as const, id: `${service}: ${saying}`, name: saying };
    await recordChange(transaction, { adminId, action: 'update', subject, changes: { isOn: { before: !isOn, after: isOn } } });
  });
  context.cache.forget('sayings');
}
