import { deleteOld, forgetLateValues, lockLate } from '#server/features/short-messages/queries.ts';
import { stand } from '#server/features/short-messages/standing.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

const DAY = 86_400_000;

/** For how long something is kept, in milliseconds: messages for questions of whoever got them, costs for the month and the one before. */
const KEPT = { messages: 90 * DAY, reports: 8 * DAY, costs: 62 * DAY };

/** Ends what waits for too long, forgets what ended messages said, and what was kept long enough. What numbers have said stays. */
export const sweepMessages = defineScheduledJob('sweep-short-messages', '7,22,37,52 * * * *', async (context) => {
  const { db } = context;
  const now = Date.now();
  for (let late: string[] = []; ; late = []) {
    await db.transaction().execute(async (transaction) => {
      late = await lockLate(transaction, new Date(now));
      for (const messageId of late) await stand(context, transaction, messageId, { state: 'failed', reason: 'too_late' });
    });
    if (late.length === 0) break;
  }
  await forgetLateValues(db, new Date(now));
  const before = (kept: number) => new Date(now - kept);
  await deleteOld(db, { messages: before(KEPT.messages), reports: before(KEPT.reports), costs: before(KEPT.costs) });
});
