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
export async function lockSetting(db: Kysely<DB>, name: string, initial: unknown) {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(initial) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return db.selectFrom('settings').select(['value', 'version']).where('name', '=', name).forUpdate().executeTakeFirstOrThrow();
}

export async function updateSetting(db: Kysely<DB>, name: string, value: unknown) {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(value), updated_at: new Date() })
    .where('name', '=', name)
    .execute();
}

/** Lets every page be made anew (server/pages): for what stands on all of them. */
export async function noteEverything(db: Kysely<DB>) {
  await db.insertInto('topic_changes').values({ topic: '*' }).execute();
}

export async function replaceBrandPictures(db: Kysely<DB>, pictures: ReadonlyMap<string, Buffer>) {
  await db.deleteFrom('brand_pictures').execute();
  const rows = [...pictures].map(([name, content]) => ({ name, content }));
  if (rows.length > 0) await db.insertInto('brand_pictures').values(rows).execute();
}

export async function findBrandPicture(db: Kysely<DB>, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('brand_pictures').select('content').where('name', '=', name).executeTakeFirst();
  return row?.content;
}
