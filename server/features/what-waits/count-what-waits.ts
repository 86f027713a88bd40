import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { selectWhatWaits } from '#server/features/what-waits/queries.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';

/**
 * How much waits for the team, for the back office's navigation.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function countWhatWaits({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<WhatWaits> {
  requireViewer(viewer, 'admin');
  return selectWhatWaits(db);
}
