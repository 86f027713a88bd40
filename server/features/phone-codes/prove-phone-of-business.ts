import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { keepProof } from '#server/features/phone-codes/keep-proof.ts';
import { lockOfNumber, spendGrant } from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';

/**
 * Keeps that the number of a business is its owner's, by the permission that a right code has given.
 * @throws 403 without it, or when the business has another number.
 */
export async function provePhoneOfBusiness(
  transaction: Transaction<DB>,
  businessId: string,
  { phoneNo, grant }: { phoneNo: string; grant: string },
): Promise<void> {
  const account = { kind: 'contractor' as const, businessId };
  if (!(await lockOfNumber(transaction, account, phoneNo))) throw phoneCodeRefusals.notVerified();
  if (!(await spendGrant(transaction, hashToken(grant)))) throw phoneCodeRefusals.notVerified();
  await keepProof(transaction, account);
}
