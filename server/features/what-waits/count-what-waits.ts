import type { Context, Viewer } from '#server/context.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { measureWaiting, selectWhatWaits } from '#server/features/what-waits/queries.ts';
import { type HealthFacts, QUEUE_NAMES } from '#shared/schemas/health.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';
import type { TeamArea } from '#shared/team-areas.ts';

/** Who of the team each waits for. */
const WAITS_IN: Record<keyof WhatWaits, TeamArea> = {
  businesses: 'moderation',
  reports: 'moderation',
  comments: 'content',
  reviews: 'moderation',
  quarantined: 'moderation',
  messages: 'moderation',
  checks: 'moderation',
  changes: 'moderation',
  corrections: 'moderation',
  duplicates: 'moderation',
  grievances: 'moderation',
  claims: 'moderation',
};

/**
 * How much waits for the team, for the back office's navigation: nothing of what somebody else of it works on.
 * @throws 401 for visitors, 403 for others than the team.
 */
export async function countWhatWaits({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<WhatWaits> {
  requireViewer(viewer, 'admin');
  const waiting = await selectWhatWaits(db);
  for (const name of Object.keys(WAITS_IN) as (keyof WhatWaits)[]) if (!isOfArea(viewer, WAITS_IN[name])) waiting[name] = 0;
  return waiting;
}

/** How much of each kind waits, and since when: for those who look whether the site is well. */
export async function measureWhatWaits({ db }: Pick<Context, 'db'>): Promise<HealthFacts['queues']> {
  const rows = await measureWaiting(db);
  return QUEUE_NAMES.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, waiting: row?.waiting ?? 0, oldestAt: row?.oldest?.toISOString() ?? null };
  });
}
