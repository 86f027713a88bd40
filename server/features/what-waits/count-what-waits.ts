import type { Context, Viewer } from '#server/context.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { measureWaiting, selectWhatWaits } from '#server/features/what-waits/queries.ts';
import type { HealthFacts } from '#shared/schemas/health.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';
import { WAITING_KINDS, waitingKinds } from '#shared/waiting-kinds.ts';

/**
 * How much waits for the team, for the back office's navigation: nothing of what somebody else of it works on.
 * @throws 401 for visitors, 403 for others than the team.
 */
export async function countWhatWaits({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<WhatWaits> {
  requireViewer(viewer, 'admin');
  const waiting = await selectWhatWaits(db);
  for (const kind of WAITING_KINDS) if (!isOfArea(viewer, waitingKinds[kind].area)) waiting[kind] = 0;
  return waiting;
}

/** How much of each kind waits, and since when: for those who look whether the site is well. */
export async function measureWhatWaits({ db }: Pick<Context, 'db'>): Promise<HealthFacts['queues']> {
  const rows = await measureWaiting(db);
  return WAITING_KINDS.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, waiting: row?.waiting ?? 0, oldestAt: row?.oldest?.toISOString() ?? null };
  });
}
