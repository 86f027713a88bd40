import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { deleteCodesOf } from '#server/features/phone-codes/queries.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';

/** Forgets the codes that were asked for the number of an account, unless another account has it: before the account itself goes. */
export async function forget(transaction: Transaction<DB>, { account }: Person): Promise<void> {
  await deleteCodesOf(transaction, account);
}
