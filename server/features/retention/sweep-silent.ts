import type { Kysely } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import {
  deleteSilentEnquiries,
  deleteSilentMessages,
  deleteSilentPhotos,
  deleteSilentRequirements,
} from '#server/features/retention/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { keptDays } from '#shared/retention.ts';

/** Rows that go in one statement: what waits for them waits for a moment. */
const AT_ONCE = 500;

type Deletes = (db: Kysely<DB>, days: number, atOnce: number) => Promise<{ n: number; keys: string[] }>;

/** Each night in India: deletes what people wrote and nobody has added to for as long as its kind is kept, then its photos. */
export const sweepSilent = defineScheduledJob('sweep-silent', '5 22 * * *', async (context) => {
  await sweep(context, deleteSilentPhotos, keptDays.photos);
  await sweep(context, deleteSilentEnquiries, keptDays.enquiries);
  await sweep(context, deleteSilentRequirements, keptDays.enquiries);
  await sweep(context, deleteSilentMessages, keptDays.teamMessages);
});

async function sweep(context: Context, deletes: Deletes, days: number): Promise<void> {
  for (;;) {
    const { n, keys } = await deletes(context.db, days, AT_ONCE);
    await removeUnreferenced(context, 'private', keys);
    if (n < AT_ONCE) return;
  }
}
