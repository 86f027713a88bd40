import { renewDemoEnquiries } from '#server/demo/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every night: what says how soon the demo's businesses answer is of the last weeks, however long the demo runs. */
export const renewDemo = defineScheduledJob('renew-demo', '25 3 * * *', ({ db }) => renewDemoEnquiries(db));
