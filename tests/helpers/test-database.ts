import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, createPool } from '#server/db/database.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const LONG = 120_000;

/** What nobody waits for unless something is wrong, though a machine does ten other things as well. Milliseconds. */
export const patience = { statementTimeout: LONG, lockTimeout: LONG, connectionTimeout: LONG };

/**
 * A database of the test file's own, for as long as its tests run: a copy of the migrated one, with the 39 services and nothing else. Left
 * where they are, the databases of all files would have the server look through hundreds.
 */
export async function createTestDatabase() {
  const host = inject('socketDir');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const admin = createPool({ host, user: 'postgres', database: 'postgres' }, { max: 1, ...patience });
    await admin.query(statement);
    await admin.end();
  };
  await administer(`create database ${database} template template_nirmaan strategy file_copy`);
  whenDone(() => administer(`drop database ${database} with (force)`));
  const address = { host, user: 'postgres', database };
  const pool = createPool(address, { max: 8, ...patience });
  whenDone(() => pool.end());
  return { address, pool, db: createDatabase(pool) };
}
