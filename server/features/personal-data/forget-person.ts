import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { KEEPERS } from '#server/features/personal-data/keepers.ts';
import { isProvenByAnother } from '#server/features/personal-data/queries.ts';
import { describePerson } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * Deletes an account and takes whoever had it out of all that they leave behind. What they wrote while signed in loses its signature;
 * what came without an account loses this e-mail, once it was proven to be theirs (docs/decisions/040-accounts.md).
 * @returns the keys of pictures that no row refers to once that has committed.
 */
export async function forgetPerson(
  transaction: Transaction<DB>,
  account: PublicAccount,
  contact: { email: string | null; provenAt: Date | null; phoneNo: string | null },
): Promise<string[]> {
  const address = contact.email ?? undefined;
  const isProven = address !== undefined && contact.provenAt !== null && !(await isProvenByAnother(transaction, account, address));
  const person = describePerson(account, { address, phoneNo: contact.phoneNo ?? undefined, isProven });
  const pictures: string[] = [];
  for (const { forget } of KEEPERS) pictures.push(...((await forget?.(transaction, person)) ?? []));
  return pictures;
}
