import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { insertEnquiryMonths, insertSearchMonths, lockOpenMonths, moveClosedUntil } from '#server/features/figures/queries/closing.ts';

/**
 * Adds up the months that have been over for long enough, each once, however many processes do it at a time: years are read from these
 * sums, and searches of days may go.
 */
export async function closeMonths(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const months = await lockOpenMonths(transaction);
    if (!months) return;
    await insertEnquiryMonths(transaction, months);
    await insertSearchMonths(transaction, months);
    await moveClosedUntil(transaction, months.until);
  });
}
