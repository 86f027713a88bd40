import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from '#server/base/config.ts';
import { isThisMachine } from '#server/base/this-machine.ts';
import type { Address } from '#server/db/address.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { migrationsOf, ofLaterVersion } from '#server/db/migrate.ts';
import { migrateUnderLoad } from '#server/db/migrate-under-load.ts';
import type { DB } from '#server/db/types.ts';
import type { DemoAccounts } from '#server/demo/accounts.ts';
import { type NewAdmin, prepareAdmin } from '#server/features/accounts/admins/prepare-admin.ts';
import { keepCheckMonths } from '#server/features/checks/keep-check-months.ts';
import { followAnswersNow } from '#server/features/response-times/follow-answers.ts';
import { refreshPopularity, refreshWordCounts } from '#server/features/search/refresh.ts';
import { syncAliases } from '#server/features/search/sync-aliases.ts';
import { fillCatalogue } from '#server/features/services/fill-catalogue.ts';

interface Parts {
  address: Address;
  config: Pick<Config, 'DEMO' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'> & Partial<Pick<Config, 'PUBLIC_URL' | 'CHECK_MONTHS'>>;
  log: FastifyBaseLogger;
}

interface Prepared {
  newAdmin: NewAdmin | undefined;
  demo: DemoAccounts | undefined;
}

/** Any number that no other program's advisory lock uses. */
const START_LOCK = 7_205_759;

/** Demo data take their time, and a second process waits for the first. */
const PATIENT = { max: 3, statementTimeout: 3_600_000, lockTimeout: 600_000 };

/**
 * Brings the database to what this version needs, once though several processes start together. Tables of a later version are warned of.
 * @returns the admin that was made and whose password is still to be set, and who can be signed in to in a demo that was filled now.
 */
export async function prepareDatabase({ address, ...parts }: Parts): Promise<Prepared> {
  const migrations = await migrateUnderLoad(address, parts.log);
  if (migrations.length > 0) parts.log.info({ migrations }, 'migrated');
  const db = createDatabase(createPool(address, PATIENT));
  try {
    const later = ofLaterVersion(await migrationsOf(db));
    if (later.length > 0) {
      parts.log.warn({ migrations: later }, 'the tables are of a later version: this one serves on them, without what is new there');
    }
    return await prepare(db, parts);
  } finally {
    await db.destroy();
  }
}

async function prepare(db: Kysely<DB>, { config, log }: Omit<Parts, 'address'>) {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${START_LOCK})`.execute(connection);
    try {
      await syncAliases(db);
      await fillCatalogue(db);
      if (config.CHECK_MONTHS !== undefined) await keepCheckMonths(db, config.CHECK_MONTHS);
      const demo = config.DEMO ? await fillWithDemo(db, config, log) : undefined;
      return { newAdmin: await prepareAdmin(db, config), demo };
    } finally {
      await sql`select pg_advisory_unlock(${START_LOCK})`.execute(connection);
    }
  });
}

/** Nobody can be signed in to at an address that others reach. */
async function fillWithDemo(db: Kysely<DB>, { PUBLIC_URL }: Partial<Pick<Config, 'PUBLIC_URL'>>, log: FastifyBaseLogger) {
  const { fillDemo } = await import('#server/demo/fill-demo.ts');
  const filled = await fillDemo(db, { isOpen: PUBLIC_URL !== undefined && isThisMachine(new URL(PUBLIC_URL).hostname) });
  if (!filled) return undefined;
  await refreshPopularity(db);
  await refreshWordCounts(db);
  await followAnswersNow({ db });
  log.info('filled the empty database with demo data');
  return filled.accounts;
}
