import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { findSetting, lockSetting, noteEverything, updateSetting } from '#server/features/settings/queries.ts';

/** Writes down what the operator's settings say, where the database reads it; pages are made anew where that is another value than before. */
export async function keepValue(db: Kysely<DB>, name: string, value: number): Promise<void> {
  if ((await findSetting(db, name)) === value) return;
  await db.transaction().execute(async (transaction) => {
    await lockSetting(transaction, name, value);
    await updateSetting(transaction, name, value);
    await noteEverything(transaction);
  });
}
