import type { Context } from '#server/context.ts';
import { markQuickAnswers } from '#server/features/response-times/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Enquiries of the last 30 days that a business is judged by, at least. */
export const ENOUGH = 5;
/** Who answers within so many minutes, in the middle of all answers, and most enquiries, answers quickly. */
const QUICK = { minutes: 240, share: 0.5 };

/** Brings who answers quickly to the enquiries of the last 30 days: the filter of that name shows them. */
export function followAnswersNow({ db }: Pick<Context, 'db'>): Promise<void> {
  return markQuickAnswers(db, { enough: ENOUGH, ...QUICK });
}

/** Every ten minutes: the 30 days move on. */
export const followAnswers = defineScheduledJob('follow-answers', '*/10 * * * *', followAnswersNow);
