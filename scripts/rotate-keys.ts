// `npm run keys:rotate`: exchanges the key that signs links and cookies. What it signed before is taken for 90 days more (or --days N), or
// no longer (--now). With --push the key of web push is exchanged as well, with --documents the one that seals documents of checks and claims: those sealed
// before by DOCUMENTS_KEY or DOCUMENTS_KEY_BEFORE are sealed anew. On the database of DATABASE_URL, or the embedded one in DATA_DIR, whether
// servers run or not: those that run follow at once.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { explainFailure } from '#server/backup/explain-failure.ts';
import { readConfig } from '#server/base/config.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { isEarlier } from '#server/db/migrate.ts';
import { joinDatabase } from '#server/db/open-database.ts';
import { replaceSigningKey } from '#server/db/signing-keys.ts';
import { exchangeDocumentsKey, OtherKey } from '#server/features/checks/documents/exchange-key.ts';
import { exchangePushKeys } from '#server/features/web-push/open-push.ts';
import { sayDatabase } from './say-database.ts';

const USAGE =
  'Usage: npm run keys:rotate [-- --days 30 | -- --now] [--push] [--documents]\n--days is how long old links are taken: 1 to 365, 90 if not given.';

const DAY = 86_400;

/** Something that whoever called can put right. */
class Mistake extends Error {}

try {
  const { days, push, documents } = readArguments();
  const config = readConfig(process.env);
  const database = await joinDatabase(config, pino({ level: 'silent' }));
  try {
    sayDatabase(database);
    const db = createDatabase(createPool(database.address, { max: 2 }));
    try {
      if (await isEarlier(db)) {
        throw new Mistake('This database is of an earlier version: start the server of this version once, then try again');
      }
      // First: where it is refused, nothing is exchanged.
      const resealed = documents ? await exchangeDocumentsKey(db, config) : undefined;
      const until = await replaceSigningKey(db, randomBytes(32), days * DAY);
      const end = until.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' });
      console.log('Another key signs from now on.');
      console.log(
        days === 0
          ? 'Links and picture passes that were given out before are dead, codes that wait to be mailed have changed.'
          : `Links that were given out before work until ${end} (India time), then they are dead.`,
      );
      console.log('Browsers that had signed in are strangers until they sign in again. Sessions go on.');
      if (push) {
        const devices = await exchangePushKeys(db);
        console.log(`Web push has another key, and ended on ${devices} devices: their owners turn it on again.`);
      }
      if (resealed !== undefined) console.log(`Documents have another key: ${resealed} were sealed by it.`);
    } finally {
      await db.destroy();
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Mistake || error instanceof OtherKey ? error.message : explainFailure(error));
  process.exitCode = 1;
}

/** @throws Mistake for days that are none, and for both ways at once. */
function readArguments(): { days: number; push: boolean; documents: boolean } {
  const { days, now, push, documents } = parse();
  if (days !== undefined && (now || !/^[1-9]\d{0,2}$/.test(days) || Number(days) > 365)) throw new Mistake(USAGE);
  return { days: now ? 0 : Number(days ?? 90), push, documents };
}

function parse() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { days: { type: 'string' }, now: flag, push: flag, documents: flag } }).values;
  } catch {
    throw new Mistake(USAGE);
  }
}
