// `npm run demo`: says what of the database is demo data. `npm run demo -- remove` takes it out, with what people wrote on it, when it is
// agreed to (or --yes is given). On the database of DATABASE_URL, or the embedded one in DATA_DIR, whether the server runs or not.
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { readConfig } from '#server/base/config.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { isEarlier } from '#server/db/migrate.ts';
import { giveWay } from '#server/db/migrate-under-load.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { countDemo, removeDemo } from '#server/demo/remove-demo.ts';
import { createMedia } from '#server/features/media/media.ts';
import { requireStore } from '#server/features/media/try-store.ts';
import { refreshWordCounts } from '#server/features/search/refresh.ts';
import { isAgreedTo } from './ask.ts';
import { sayDatabase } from './say-database.ts';

const USAGE = 'Usage: npm run demo (says what there is) or npm run demo -- remove [--yes]';

/** Thousands of businesses, and each thing that hangs on them, may take their time. */
const PATIENT = { max: 2, statementTimeout: 600_000 };

/** Something that whoever called can put right. */
class Mistake extends Error {}

const log = pino({ level: 'silent' });

try {
  const { isRemoval, isAgreed } = readArguments();
  const config = readConfig(process.env);
  const database = await joinDatabase(config, log);
  const connect = (lockTimeout: number) => createDatabase(createPool(database.address, { ...PATIENT, lockTimeout }));
  const db = connect(5_000);
  try {
    sayDatabase(database);
    if (await isEarlier(db)) {
      throw new Mistake('This database is of an earlier version: start the server of this version once, then try again');
    }
    const counts = await countDemo({ db });
    if (!counts) throw new Mistake('There is no demo data in this database: nothing was removed');
    console.log(`Demo data: ${listed(counts.demo)}.`);
    console.log(`Written on it by people: ${listed(counts.written)}.`);
    if (isRemoval) {
      if (!isAgreed && !(await isAgreedTo(`Remove all of it from ${database.place}, for good?`))) {
        throw new Mistake('Nothing was removed. Where nobody can be asked, npm run demo -- remove --yes removes it');
      }
      const media = await createMedia(config);
      await requireStore(config, media);
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

/** @throws Mistake for anything but the one word and its option. */
function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
    const isRemoval = positionals[0] === 'remove';
    if (positionals.length === (isRemoval ? 1 : 0) && (isRemoval || !values.yes)) return { isRemoval, isAgreed: values.yes };
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
