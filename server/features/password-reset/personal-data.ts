import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { deleteResetsWithoutAccount } from '#server/features/password-reset/queries.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';

/** Forgets the codes that were asked for an address, unless another account has it: once the account itself is gone. */
export async function forget(transaction: Transaction<DB>, { account: { kind }, address }: Person): Promise<void> {
  if (address) await deleteResetsWithoutAccount(transaction, { kind, email: address.toLowerCase() });
}
