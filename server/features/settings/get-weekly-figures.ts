import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { findVersionedSetting } from '#server/features/settings/queries.ts';
import { WEEKLY_FIGURES } from '#server/features/settings/set-weekly-figures.ts';
import type { WeeklyFigures } from '#shared/schemas/figures.ts';

/** Whether the team is mailed the figures of each week: unless it was turned off. */
export async function findWeeklyFigures({ db }: Pick<Context, 'db'>): Promise<WeeklyFigures> {
  const row = await findVersionedSetting(db, WEEKLY_FIGURES);
  return { isOn: row?.value !== false, version: row?.version ?? 1 };
}

/**
 * The same for an admin who may change it.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getWeeklyFigures(context: Pick<Context, 'db'>, viewer: Viewer): Promise<WeeklyFigures> {
  requireViewer(viewer, 'admin');
  return findWeeklyFigures(context);
}
