import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { deleteResetsWithoutAccount, type ResetSubject } from '#server/features/password-reset/queries.ts';

/**
 * Forgets the codes that were asked for an address, unless another account has it: to be called after the account is deleted, in
 * its transaction.
 */
export function forgetResets(transaction: Transaction<DB>, { kind, email }: ResetSubject): Promise<void> {
  return deleteResetsWithoutAccount(transaction, { kind, email: email.toLowerCase() });
}
