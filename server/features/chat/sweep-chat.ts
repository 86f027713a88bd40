import { endOld } from '#server/features/chat/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

const DAY = 86_400_000;

/** For how long a message may wait to be placed, and for how long it is kept, in milliseconds. */
const [WAITING, KEPT] = [2 * DAY, 30 * DAY];

/** Leaves to their writers, on the site, what waits for too long, and forgets what was kept long enough. */
export const sweepChat = defineScheduledJob('sweep-chat', '11 * * * *', async ({ db }) => {
  const before = (kept: number) => new Date(Date.now() - kept);
  await endOld(db, { waiting: before(WAITING), kept: before(KEPT) });
});
