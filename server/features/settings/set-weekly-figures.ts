import type { Context, Viewer } from '#server/context.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { lockSetting, updateSetting } from '#server/features/settings/queries.ts';
import type { WeeklyFiguresInput } from '#shared/schemas/figures.ts';

export const WEEKLY_FIGURES = 'weekly_figures';

/**
 * Turns the weekly mail of figures on or off.
 * @throws 401, 403; 409 when somebody else has done so since `version`.
 */
export async function setWeeklyFigures({ db }: Context, viewer: Viewer, { isOn, version }: WeeklyFiguresInput): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  await db.transaction().execute(async (transaction) => {
    const before = await lockSetting(transaction, WEEKLY_FIGURES, true);
    checkVersion(version, before.version);
    const changes = changesOf({ [WEEKLY_FIGURES]: before.value === true }, { [WEEKLY_FIGURES]: isOn });
    if (Object.keys(changes).length === 0) return;
    await updateSetting(transaction, WEEKLY_FIGURES, isOn);
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'setting', id: WEEKLY_FIGURES, name: 'Weekly mail' },
      changes,
    });
  });
}
