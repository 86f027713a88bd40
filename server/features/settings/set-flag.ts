import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { findSetting, lockSetting, updateSetting } from '#server/features/settings/queries.ts';

/** Turns something on or off that was never on before it was set. @returns what it was. */
export async function setFlag(transaction: Transaction<DB>, name: string, isOn: boolean): Promise<boolean> {
  const before = (await lockSetting(transaction, name, false)).value === true;
  if (before !== isOn) await updateSetting(transaction, name, isOn);
  return before;
}

export async function isFlagOn(db: Kysely<DB>, name: string): Promise<boolean> {
  return (await findSetting(db, name)) === true;
}
