import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { forgetReporter, type Reporter } from '#server/features/reports/queries.ts';

/** Takes the words out of the reports that an account has made: to be called before the account is deleted, in its transaction. */
export async function anonymiseReports(transaction: Transaction<DB>, reporter: Reporter): Promise<void> {
  await forgetReporter(transaction, reporter);
}
