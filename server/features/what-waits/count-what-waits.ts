import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { measureWaiting, selectWhatWaits } from '#server/features/what-waits/queries.ts';
import { type HealthFacts, QUEUE_NAMES } from '#shared/schemas/health.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';

/**
 * How much waits for the team, for the back office's navigation.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function countWhatWaits({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<WhatWaits> {
  requireViewer(viewer, 'admin');
  return selectWhatWaits(db);
}

/** How much of each kind waits, and since when: for those who look whether the site is well. */
export async function measureWhatWaits({ db }: Pick<Context, 'db'>): Promise<HealthFacts['queues']> {
  const rows = await measureWaiting(db);
  return QUEUE_NAMES.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, waiting: row?.waiting ?? 0, oldestAt: row?.oldest?.toISOString() ?? null };
  });
}
