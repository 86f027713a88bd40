import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

export async function findSetting(db: Kysely<DB>, name: string) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
