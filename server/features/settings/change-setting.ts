import type { Context, Viewer } from '#server/context.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { lockSetting, updateSetting } from '#server/features/settings/queries.ts';

interface ChangedSetting<Value> {
  name: string;
  /** What the audit calls it. */
  title: string;
  /** What it is until somebody sets it. */
  initial: Value;
  value: Value;
  version: number | undefined;
}

/**
 * Sets one value of the site's settings, for every process at once.
 * @throws 401, 403; 409 when somebody else has set it since `version`.
 */
export async function changeSetting<Value>(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { name, title, initial, value, version }: ChangedSetting<Value>,
): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  await db.transaction().execute(async (transaction) => {
    const before = await lockSetting(transaction, name, initial);
    checkVersion(version, before.version);
    const changes = changesOf({ [name]: before.value }, { [name]: value });
    if (Object.keys(changes).length === 0) return;
    await updateSetting(transaction, name, value);
    await recordChange(transaction, { adminId, action: 'update', subject: { kind: 'setting', id: name, name: title }, changes });
  });
}
