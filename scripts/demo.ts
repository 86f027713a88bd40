// `npm run demo`: says what of the database is demo data. `npm run demo -- remove` takes it out, with what people wrote on it. On the
// database of DATABASE_URL, or the embedded one in DATA_DIR, whether the server runs or not.
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { readConfig } from '#server/config.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { knownMigrations, migrationsOf } from '#server/db/migrate.ts';
import { giveWay } from '#server/db/migrate-under-load.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { countDemo, removeDemo } from '#server/demo/remove-demo.ts';
import { createMedia } from '#server/features/media/media.ts';
import { refreshWordCounts } from '#server/features/search/refresh.ts';

const USAGE = 'Usage: npm run demo (says what there is) or npm run demo -- remove';

/** Thousands of businesses, and each thing that hangs on them, may take their time. */
const PATIENT = { max: 2, statementTimeout: 600_000 };

/** Something that whoever called can put right. */
class Mistake extends Error {}

const log = pino({ level: 'silent' });

try {
  const isRemoval = wantsRemoval();
  const config = readConfig(process.env);
  const database = await joinDatabase(config, log);
  const connect = (lockTimeout: number) => createDatabase(createPool(database.address, { ...PATIENT, lockTimeout }));
  const db = connect(5_000);
  try {
    if ((await migrationsOf(db)).length < knownMigrations().length) {
      throw new Mistake('This database is of an earlier version: start the server of this version once, then try again');
    }
    const counts = await countDemo({ db });
    if (!counts) throw new Mistake('There is no demo data in this database: nothing was removed');
    console.log(`Demo data: ${listed(counts.demo)}.`);
    console.log(`Written on it by people: ${listed(counts.written)}.`);
    if (isRemoval) {
      const media = await createMedia(config);
      await giveWay(async (lockTimeout) => {
        const patient = connect(lockTimeout);
        try {
          await removeDemo({ db: patient, media });
        } finally {
          await patient.destroy();
        }
      }, log);
      await refreshWordCounts(db);
      console.log('Removed all of it, with its pictures. It does not come back at the next start.');
    }
  } finally {
    await db.destroy();
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Mistake ? error.message : explainFailure(error));
  process.exitCode = 1;
}

/** @throws Mistake for anything but the one word. */
function wantsRemoval() {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length === 0) return false;
    if (positionals.length === 1 && positionals[0] === 'remove') return true;
  } catch {
    // Options are as wrong as other words.
  }
  throw new Mistake(USAGE);
}

function listed(counts: Record<string, number>) {
  return Object.entries(counts)
    .map(([name, n]) => `${n.toLocaleString('en-IN')} ${name}`)
    .join(', ');
}
