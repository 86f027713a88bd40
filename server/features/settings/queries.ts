import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';

export async function findSetting(db: Kysely<DB>, name: string) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export function findVersionedSetting(db: Kysely<DB>, name: string) {
  return db.selectFrom('settings').select(['value', 'version']).where('name', '=', name).executeTakeFirst();
}

/** Holds the setting until the transaction ends; one that was never set is there from then on, with `initial`. */
export async function lockSetting(db: Kysely<DB>, name: string, initial: number) {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(initial) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return db.selectFrom('settings').select(['value', 'version']).where('name', '=', name).forUpdate().executeTakeFirstOrThrow();
}

export async function updateSetting(db: Kysely<DB>, name: string, value: number) {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(value), updated_at: new Date() })
    .where('name', '=', name)
    .execute();
}
