import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { FORGOTTEN, type Person } from '#server/features/accounts/forgetting/person.ts';
import { forgetMentions, forgetReporter } from '#server/features/reports/queries.ts';

/**
 * Takes the words out of the reports that an account has made, and its e-mail and number out of what was reported without one: to be
 * called before the account is deleted, in its transaction.
 */
export async function anonymiseReports(transaction: Transaction<DB>, { account, traces }: Person): Promise<void> {
  await forgetReporter(transaction, account);
  await forgetMentions(transaction, { traces, by: FORGOTTEN });
}
