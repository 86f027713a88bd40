import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { lockSetting, updateSetting } from '#server/features/settings/queries.ts';

/**
 * Moves a mark that the site keeps for itself, such as the time up to which something is done; it is held until the transaction ends.
 * @param move.from where it stands when it was never moved.
 * @returns where it stood.
 */
export async function moveMark(transaction: Transaction<DB>, name: string, { from, to }: { from: number; to: number }): Promise<number> {
  const { value } = await lockSetting(transaction, name, from);
  await updateSetting(transaction, name, to);
  return Number(value);
}
