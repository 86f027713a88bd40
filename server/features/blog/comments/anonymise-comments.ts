import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { ANY_CONTACT, FORGOTTEN, type Person } from '#server/features/accounts/forgetting/person.ts';
import { forgetAddress, forgetWriter } from '#server/features/blog/comments/queries.ts';
import { writerOf } from '#server/features/blog/comments/writer.ts';
import { messages } from '#shared/messages.ts';

/**
 * Leaves an account's comments under 'Former user', without e-mail and website, and takes its e-mail from those that came without
 * an account: to be called before the account is deleted, in its transaction (docs/product/rules.md, 'Personal data').
 */
export async function anonymiseComments(transaction: Transaction<DB>, { account, email, traces }: Person): Promise<void> {
  await forgetWriter(transaction, writerOf(account), messages.formerUser, { traces: ANY_CONTACT, by: FORGOTTEN });
  if (email) await forgetAddress(transaction, email, { traces, by: FORGOTTEN });
}
