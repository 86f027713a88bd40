// `npm run restore -- DIR`: puts a backup (DIR, or the newest one in it) into an empty DATA_DIR or DATABASE_URL. With --check it only
// reads the backup and says whether it is whole.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { BackupError, readManifest } from '#server/backup/backup-folder.ts';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { requireNoPictures, requireRoom, restoreBackup } from '#server/backup/restore-backup.ts';
import { describeBackup, findBackup, verifyBackup } from '#server/backup/verify-backup.ts';
import { type Config, readConfig } from '#server/base/config.ts';
import { findDataDirHindrance } from '#server/base/place.mjs';
import { openDatabase, placeOf } from '#server/db/open-database.ts';
import { createMedia } from '#server/features/media/media.ts';
import { requireStore } from '#server/features/media/try-store.ts';

const USAGE = 'Usage: npm run restore -- DIR [--check]';

try {
  const { from, check } = readArguments();
  const config = readConfig(process.env);
  const folder = await findBackup(from);
  const { manifest } = await readManifest(folder);
  console.log(`${folder}: ${describeBackup(manifest)}${check ? '' : `, into ${placeOf(config)}`}`);
  const backup = await verifyBackup(folder, config.BACKUP_KEY);
  if (check) console.log(`${backup.folder} is whole: ${sizeOf(backup)}.`);
  else await restore(backup, config);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

type Backup = Awaited<ReturnType<typeof verifyBackup>>;

async function restore(backup: Backup, config: Config) {
  const media = await createMedia(config);
  await requireStore(config, media);
  await requireNoPictures(media);
  const hindrance = findDataDirHindrance(config);
  if (hindrance) throw new BackupError(hindrance);
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o755 });
  await requireRoom(config.DATA_DIR, backup.manifest, {
    database: config.DATABASE_URL === undefined,
    media: media.folder !== undefined,
  });
  const database = await openDatabase(config, pino({ level: 'silent' }));
  try {
    await restoreBackup(backup, { address: database.address, media });
    console.log(`Restored ${backup.folder}: ${sizeOf(backup)}. Start the server.`);
  } finally {
    await database.close();
  }
}

function sizeOf({ manifest }: Backup) {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${manifest.pictures.files} files of pictures of ${manifest.madeAt}`;
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean', default: false } } });
    const [from, ...more] = positionals;
    if (from === undefined || more.length > 0) throw new BackupError(USAGE);
    return { from: path.resolve(process.env.INIT_CWD ?? '', from), check: values.check };
  } catch {
    throw new BackupError(USAGE);
  }
}
