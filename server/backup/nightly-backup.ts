import { BackupUnderWay } from '#server/backup/backup-folder.ts';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import type { Context } from '#server/context.ts';
import { runningDatabase } from '#server/db/open-database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';

/**
 * Backs up into BACKUP_DIR while India sleeps, by one process of all; the queue tries again what failed. Processes that share a
 * database share the setting: whichever takes the job needs the folder.
 */
export const backUpNightly = defineScheduledJob('back-up', '0 20 * * *', async ({ config, log, media }: Context) => {
  if (config.BACKUP_DIR === undefined) return;
  const wishes = { media, into: config.BACKUP_DIR, password: config.BACKUP_KEY, keep: config.BACKUP_KEEP };
  try {
    const { folder, manifest, removed, shrunk, neighbours } = await makeBackup({ address: runningDatabase(config), ...wishes });
    const figures = { folder, bytes: manifest.files.bytes, pictures: manifest.pictures.files, removed: removed.length, ...neighbours };
    if (shrunk) log.error({ ...figures, shrunk }, 'the backup has far less than the one before: it is kept apart');
    else log.info(figures, 'backed up');
  } catch (error) {
    // A job that took longer than the queue waits for is given out again.
    if (error instanceof BackupUnderWay) return;
    log.error({ reason: explainFailure(error) }, 'the backup failed');
    throw error;
  }
});
