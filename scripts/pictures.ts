// `npm run pictures -- to-bucket`: copies the pictures from DATA_DIR into the bucket of S3_BUCKET, `-- to-folder` back. It may be broken off and
// run again, while the server runs. With --remove what has arrived is taken away where it came from.
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { readConfig, requireBucket } from '#server/base/config.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { createMedia } from '#server/features/media/media.ts';
import { countPictures, listMissing, movePictures } from '#server/features/media/move-pictures.ts';
import { requireStore } from '#server/features/media/try-store.ts';
import { sayDatabase } from './say-database.ts';

const USAGE = 'Usage: npm run pictures -- to-bucket [--remove], or to-folder [--remove]';

/** Something that whoever called can put right. */
class Mistake extends Error {}

try {
  const { isToBucket, isRemoval } = readArguments();
  const config = readConfig(process.env);
  const database = await joinDatabase(config, pino({ level: 'silent' }));
  const db = createDatabase(createPool(database.address, { max: 1, statementTimeout: 600_000 }));
  try {
    sayDatabase(database);
    const settings = requireBucket(config, 'to move pictures');
    const folder = await createMedia({ DATA_DIR: config.DATA_DIR });
    const bucket = await createMedia({ DATA_DIR: config.DATA_DIR, S3: settings });
    await requireStore({ S3: settings }, bucket);
    const [from, to] = isToBucket ? [folder, bucket] : [bucket, folder];
    const nameOf = ({ folder: path }: typeof folder) => path ?? `the bucket ${settings.bucket}`;
    const wanted = isToBucket ? 's3' : 'fs';
    if (isRemoval && config.STORAGE !== wanted) {
      throw new Mistake(`The server reads pictures from ${nameOf(from)}: set STORAGE=${wanted} and restart it, then remove them there`);
    }
    console.log(
      `Pictures: ${counted(await countPictures(from))} in ${nameOf(from)}, ${counted(await countPictures(to))} in ${nameOf(to)}.`,
    );
    const { copied, bytes, found, removed, failed } = await movePictures({ from, to, isRemoval });
    console.log(`Copied ${counted(copied)} (${(bytes / 1e6).toFixed(1)} MB) to ${nameOf(to)}; ${counted(found)} had been there.`);
    if (isRemoval) console.log(`Removed ${counted(removed)} from ${nameOf(from)}.`);
    const missing = await db.transaction().execute((transaction) => listMissing(to, transaction));
    for (const { file, reason } of failed.slice(0, 10)) console.error(`${file}: ${reason}`);
    if (failed.length > 0) console.error(`Not arrived whole, and still in ${nameOf(from)}: ${counted(failed.length)}. Run it again.`);
    if (missing.length > 0) console.error(`Named by rows, but not in ${nameOf(to)}: ${counted(missing.length)}, such as ${missing[0]}.`);
    if (failed.length + missing.length > 0) process.exitCode = 1;
    else if (config.STORAGE !== wanted) {
      console.log(`Set STORAGE=${wanted} and restart the server, then run it once more for what has come meanwhile.`);
    }
  } finally {
    await db.destroy();
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Mistake ? error.message : explainFailure(error));
  process.exitCode = 1;
}

function counted(files: number): string {
  return `${files.toLocaleString('en-IN')} ${files === 1 ? 'file' : 'files'}`;
}

/** @throws Mistake for anything but one of the two directions. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean', default: false } } });
    const [direction, ...more] = positionals;
    if (more.length === 0 && (direction === 'to-bucket' || direction === 'to-folder')) {
      return { isToBucket: direction === 'to-bucket', isRemoval: values.remove };
    }
  } catch {
    // Options are as wrong as other words.
  }
  throw new Mistake(USAGE);
}
