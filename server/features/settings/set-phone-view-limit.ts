import type { Context, Viewer } from '#server/context.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { lockSetting, updateSetting } from '#server/features/settings/queries.ts';
import { limits } from '#shared/limits.ts';
import type { PhoneViewLimitInput } from '#shared/schemas/settings.ts';

const NAME = 'phone_view_limit';

/**
 * Sets how many businesses' phone numbers a user may see a day, for every process at once.
 * @throws 401, 403; 409 when somebody else has set it since `version`.
 */
export async function setPhoneViewLimit(context: Context, viewer: Viewer, input: PhoneViewLimitInput): Promise<number> {
  const { adminId } = requireViewer(viewer, 'admin');
  const value = input.phone_view_limit;
  await context.db.transaction().execute(async (transaction) => {
    const before = await lockSetting(transaction, NAME, limits.defaultPhoneViewLimit);
    checkVersion(input.version, before.version);
    const changes = changesOf({ [NAME]: Number(before.value) }, { [NAME]: value });
    if (Object.keys(changes).length === 0) return;
    await updateSetting(transaction, NAME, value);
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'setting', id: NAME, name: 'Phone view limit' },
      changes,
    });
  });
  context.cache.forget('settings');
  return value;
}
