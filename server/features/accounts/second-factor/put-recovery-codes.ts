import type { Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { replaceRecoveryCodes } from '#server/features/accounts/second-factor/queries.ts';
import { drawRecoveryCodes, hashRecoveryCode } from '#server/features/accounts/second-factor/recovery-codes.ts';

/** Draws recovery codes in the place of those that were there. @returns them, as they are shown once. */
export async function putRecoveryCodes(transaction: Transaction<DB>, adminId: string): Promise<string[]> {
  const codes = drawRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(adminId, code.replaceAll('-', '')));
  await replaceRecoveryCodes(transaction, adminId, hashes);
  return codes;
}
