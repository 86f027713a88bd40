import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { KEEPERS } from '#server/features/personal-data/keepers.ts';
import { hasOtherAccount } from '#server/features/personal-data/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { describePerson } from '#server/person.ts';

/**
 * Deletes an account and takes whoever had it out of all that they leave behind. What they wrote while signed in loses its signature;
 * what came without an account loses this e-mail and this number (docs/decisions/040-accounts.md).
 * @returns the keys of pictures that no row refers to once that has committed.
 */
export async function forgetPerson(
  transaction: Transaction<DB>,
  account: PublicAccount,
  contact: { email: string | null; phoneNo: string | null },
): Promise<string[]> {
  const address = contact.email ?? undefined;
  const isShared = address !== undefined && (await hasOtherAccount(transaction, account, address));
  const person = describePerson(account, { email: isShared ? undefined : address, address, phoneNo: contact.phoneNo ?? undefined });
  const pictures: string[] = [];
  for (const { forget } of KEEPERS) pictures.push(...((await forget?.(transaction, person)) ?? []));
  return pictures;
}
