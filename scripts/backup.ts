// `npm run backup -- DIR`: a backup of the database and the pictures into a folder of its own in DIR (or BACKUP_DIR), whether the
// server runs or not.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { BackupError, rowName } from '#server/backup/backup-folder.ts';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { readConfig } from '#server/base/config.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { createMedia } from '#server/features/media/media.ts';
import { requireStore } from '#server/features/media/try-store.ts';
import { sayDatabase } from './say-database.ts';

const USAGE = 'Usage: npm run backup -- DIR [--first] (or set BACKUP_DIR)';

try {
  const config = readConfig(process.env);
  const { given, isFirst } = readArguments();
  const into = given === undefined ? config.BACKUP_DIR : path.resolve(process.env.INIT_CWD ?? '', given);
  if (into === undefined) throw new BackupError(USAGE);
  const database = await joinDatabase(config, pino({ level: 'silent' }));
  try {
    sayDatabase(database);
    const media = await createMedia(config);
    await requireStore(config, media);
    const { folder, manifest, removed, neighbours, shrunk } = await makeBackup({
      address: database.address,
      media,
      into,
      password: config.BACKUP_KEY,
      keep: config.BACKUP_KEEP,
      isFirst,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const size = (manifest.files.bytes / 1e6).toFixed(1);
    const sealed = manifest.encryption ? 'encrypted' : 'not encrypted, so without the keys that sign links: set BACKUP_KEY';
    console.log(`Backed up ${rows} rows and ${manifest.pictures.files} files of pictures to ${folder} (${size} MB, ${sealed}).`);
    const { missing } = manifest.pictures;
    if (missing.length > 0) console.log(`${missing.length} files of pictures that rows name were lost before: ${missing[0]} …`);
    if (removed.length > 0) console.log(`Removed ${removed.length} older (BACKUP_KEEP=${config.BACKUP_KEEP}).`);
    const { others, later } = neighbours;
    if (others > 0) console.log(`${others} backups there are of other databases, or name none: they are not counted and stay.`);
    if (later > 0) console.log(`${later} backups there are dated later than this one: is the clock right? They are not counted and stay.`);
    if (shrunk) {
      console.error(`Kept apart: it has ${shrunk}. If that is as it should be, take it into the row: rename it to ${rowName(folder)}.`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { first: { type: 'boolean', default: false } } });
    const [given, ...more] = positionals;
    if (more.length === 0) return { given, isFirst: values.first };
  } catch {
    // Options are as wrong as too many folders.
  }
  throw new BackupError(USAGE);
}
