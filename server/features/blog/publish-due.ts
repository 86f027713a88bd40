import { publishDueBlogs } from '#server/features/blog/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every minute: publishes the entries of the blog whose date has come. */
export const publishDue = defineScheduledJob('publish-due-blogs', '* * * * *', ({ db }) => publishDueBlogs(db));
