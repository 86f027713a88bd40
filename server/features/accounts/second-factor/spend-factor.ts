import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Refusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { countFailure, uncountFailure } from '#server/features/accounts/logins/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { stepOf } from '#server/features/accounts/second-factor/app-codes.ts';
import { readSealingKey, spendRecoveryCode, spendStep } from '#server/features/accounts/second-factor/queries.ts';
import { readCode } from '#server/features/accounts/second-factor/read-code.ts';
import { hashRecoveryCode } from '#server/features/accounts/second-factor/recovery-codes.ts';
import { unsealSecret } from '#server/features/accounts/second-factor/seal-secret.ts';
import { networkOf } from '#server/routes/rate-limits.ts';

/**
 * Wrong codes in that many seconds: of one account from wherever, as whoever gets here knows the password, and of one address for all
 * accounts.
 */
const LIMITS = { account: 10, address: 30, seconds: 3_600 };

/** Who tries a code or a passkey, and from where. */
export interface CodeTry {
  adminId: string;
  ip: string;
}

/**
 * Lets somebody try a code or a passkey. A try counts before it is looked at, so that those made at once are no more than those made in turn.
 * @param attempt looks at it; what it throws but 'wrong_code' and 'wrong_passkey' was no try.
 * @throws 429 after too many wrong ones.
 */
export async function tryCode<Found>(
  { db, config, health }: Pick<Context, 'db' | 'config' | 'health'>,
  { adminId, ip }: CodeTry,
  attempt: () => Promise<Found>,
): Promise<Found> {
  const counted: Buffer[] = [];
  const count = async (most: number, ...words: string[]) => {
    const subject = createHash('sha256')
      .update(JSON.stringify(['second-factor', ...words]))
      .digest();
    const { failures, seconds_left } = await countFailure(db, subject, LIMITS.seconds);
    if (failures > most) throw accountRefusals.tooManyLogins(seconds_left);
    counted.push(subject);
  };
  const uncount = () => Promise.all(counted.map((subject) => uncountFailure(db, subject)));
  if (config.RATE_LIMITS) {
    await count(LIMITS.address, 'address', networkOf(ip));
    await count(LIMITS.account, 'account', adminId);
  }
  try {
    const found = await attempt();
    await uncount();
    return found;
  } catch (error) {
    const isWrong = error instanceof Refusal && ['wrong_code', 'wrong_passkey'].includes(error.code);
    if (isWrong) health.count('failed_login', 'admin');
    else await uncount();
    throw error;
  }
}

interface Factor {
  admin_id: string;
  factor_secret: Buffer | null;
  factor_set_at: Date | null;
}

/**
 * Uses a code of the app up, or one that was written down. To be called with the admin's row locked.
 * @returns whether it was right, and not used before.
 */
export async function spendFactor(
  transaction: Transaction<DB>,
  { admin_id: adminId, factor_secret, factor_set_at }: Factor,
  typed: string,
): Promise<boolean> {
  const code = readCode(typed);
  if (!code) return false;
  if (code.kind === 'recovery') return spendRecoveryCode(transaction, adminId, hashRecoveryCode(adminId, code.code));
  // Beside passkeys a secret may be there that no code has confirmed.
  const step = await stepOfFactor(transaction, { adminId, sealed: factor_set_at && factor_secret }, code.code);
  return step !== undefined && (await spendStep(transaction, adminId, step));
}

/** The step of time to which a code of somebody's app belongs; nothing for a wrong one. */
export async function stepOfFactor(
  transaction: Transaction<DB>,
  { adminId, sealed }: { adminId: string; sealed: Buffer | null },
  code: string,
): Promise<number | undefined> {
  const secret = sealed && unsealSecret(sealed, adminId, await readSealingKey(transaction));
  return secret ? stepOf(code, secret, Date.now()) : undefined;
}
