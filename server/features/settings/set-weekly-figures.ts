import type { Context, Viewer } from '#server/context.ts';
import { changeSetting } from '#server/features/settings/change-setting.ts';
import type { WeeklyFiguresInput } from '#shared/schemas/figures.ts';

export const WEEKLY_FIGURES = 'weekly_figures';

/**
 * Turns the weekly mail of figures on or off.
 * @throws 401, 403; 409 when somebody else has done so since `version`.
 */
export async function setWeeklyFigures(context: Context, viewer: Viewer, { isOn, version }: WeeklyFiguresInput): Promise<void> {
  await changeSetting(context, viewer, { name: WEEKLY_FIGURES, title: 'Weekly mail', initial: true, value: isOn, version });
}
