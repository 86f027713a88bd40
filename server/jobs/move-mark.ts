import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';

/**
 * Moves the mark up to which a job has done its work; it is held until the transaction ends.
 * @param move.from where it stands when it was never moved.
 * @returns where it stood.
 */
export async function moveMark(transaction: Transaction<DB>, name: string, { from, to }: { from: Date; to: Date }): Promise<Date> {
  await transaction
    .insertInto('job_marks')
    .values({ name, stands_at: from })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { stands_at } = await transaction
    .selectFrom('job_marks')
    .select('stands_at')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await transaction.updateTable('job_marks').set({ stands_at: to }).where('name', '=', name).execute();
  return stands_at;
}
