import { removedKey } from '#server/features/media/media.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import { deleteOldThings } from '#server/features/removed-things/queries.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/** Every night in India: forgets what is to be kept no longer, then its pictures. */
export const sweepRemoved = defineScheduledJob('sweep-removed', '25 21 * * *', async (context) => {
  const pictures = await deleteOldThings(context.db);
  await removeUnreferenced(context, 'removed', pictures.map(removedKey));
});
