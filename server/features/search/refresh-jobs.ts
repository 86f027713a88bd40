import { forgetOldChanges } from '#server/db/tag-changes.ts';
import { refreshPopularity, refreshWordCounts } from '#server/features/search/refresh.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every minute: the order of listings follows their likes and reviews, and notes of old changes go. */
export const followPopularity = defineScheduledJob('follow-popularity', '* * * * *', async ({ db }) => {
  await refreshPopularity(db);
  await forgetOldChanges(db);
});

/** Every hour: the search's estimates follow the words that businesses use. */
export const followWords = defineScheduledJob('follow-words', '17 * * * *', ({ db }) => refreshWordCounts(db));
