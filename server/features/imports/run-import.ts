import { toRefusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { deleteOld, deleteOldChanges } from '#server/features/imports/long/queries.ts';
import { mailImportedOwner } from '#server/features/imports/mail-imported-owner.ts';
import { deleteOldMappings } from '#server/features/imports/mapping/queries.ts';
import { fetchPhotos } from '#server/features/imports/photos/fetch-photos.ts';
import { awaitImportTurn, importRows, selectRunning, setEnded, takeRunning } from '#server/features/imports/queries.ts';
import { applyChanges } from '#server/features/imports/updates/apply-changes.ts';
import { dropTaken, sweepFiles } from '#server/features/imports/zips/stored-files.ts';
import { refreshPopularity, refreshWordCounts } from '#server/features/search/refresh.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import { messages } from '#shared/texts.ts';

/** Businesses of one transaction: each is there for all, with its row gone, or not at all. */
const BATCH = 500;

/** Changes of one transaction: whoever stops the import waits for as many. */
const CHANGES = 25;

/** Does an import that was started, or what is left of it. */
export const runImport = defineJob<{ importId: string }>('run-import', (context, { importId }) => finish(context, importId));

/** Every minute: goes on with imports whose process was killed, and takes turns with one that runs, batch by batch. */
export const continueImports = defineScheduledJob('continue-imports', '* * * * *', async (context) => {
  for (const importId of await selectRunning(context.db)) await finish(context, importId);
});

/** Every night in India: forgets what is not needed any more of files that were checked or imported. */
export const sweepImports = defineScheduledJob('sweep-imports', '0 21 * * *', async (context) => {
  const { db } = context;
  // Those of files that are forgotten next, too.
  await sweepFiles(context);
  await deleteOld(db);
  await deleteOldChanges(db);
  await deleteOldMappings(db);
});

async function finish(context: Context, importId: string) {
  const { db, jobs, log } = context;
  try {
    let state: 'some' | 'none' | 'ended';
    do {
      state = await db.transaction().execute(async (transaction) => {
        await awaitImportTurn(transaction);
        const running = await takeRunning(transaction, importId);
        if (!running?.import_as) return 'ended';
        if (running.started_by && (await applyChanges(context, transaction, { importId, adminId: running.started_by, most: CHANGES })))
          return 'some';
        const { lookedAt, made, photoLines } = await importRows(transaction, importId, running.import_as, BATCH);
        const told = running.tells_owners ? made : [];
        for (const businessId of told) await jobs.enqueue(transaction, mailImportedOwner, { businessId });
        for (const line of photoLines) await jobs.enqueue(transaction, fetchPhotos, { importId, line });
        return lookedAt > 0 ? 'some' : 'none';
      });
    } while (state === 'some');
    if (state === 'ended') return;
    await refreshSearch({ db, log }, importId);
    await setEnded(db, importId, 'done');
    await dropTaken(context, importId);
  } catch (error) {
    if (toRefusal(error).status === 503) throw error;
    log.error({ err: error, importId }, 'an import failed');
    await setEnded(db, importId, 'failed', messages.somethingWentWrong);
  }
}

/** Search would come to know by its own jobs: an import whose businesses are all there has not failed when this does. */
async function refreshSearch({ db, log }: Pick<Context, 'db' | 'log'>, importId: string) {
  try {
    await refreshPopularity(db);
    await refreshWordCounts(db);
  } catch (error) {
    if (toRefusal(error).status === 503) throw error;
    log.error({ err: error, importId }, 'search could not be refreshed after an import');
  }
}
