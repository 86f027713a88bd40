import path from 'node:path';
import type { Kysely } from 'kysely';
import { createDatabase, createPool } from '#server/db/database.ts';
import type { DB } from '#server/db/types.ts';
import { siteDataDir } from '#tests/browser/data-dir.ts';

/** Does what no page does in the database of the running test server. */
export async function inDatabase<Result>(change: (db: Kysely<DB>) => Promise<Result>): Promise<Result> {
  const db = createDatabase(createPool({ host: path.join(siteDataDir, 'socket'), user: 'postgres', database: 'nirmaan' }, { max: 1 }));
  return await change(db).finally(() => db.destroy());
}
