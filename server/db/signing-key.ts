import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** The key that the migrations made for this database, the same for all its processes. */
export async function readSigningKey(db: Kysely<DB>): Promise<Buffer> {
  const { key } = await db.selectFrom('signing_keys').select('key').executeTakeFirstOrThrow();
  return key;
}
