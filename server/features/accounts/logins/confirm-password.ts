import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { isPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { countFailure, findPasswordHash, uncountFailure } from '#server/features/accounts/logins/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Wrong passwords that an account's own sessions may enter in that many seconds. */
const LIMIT = { failures: 10, seconds: 900 };

/**
 * Makes sure that it is the account's owner who asks, and not somebody at a screen that was left open. An account that never had a
 * password has none to enter.
 * @param field where a refusal is shown.
 * @returns the hash that was compared with: what follows holds only while it stays the account's.
 * @throws 400 without the password, 403 with a wrong one, 429 after too many of them, 401 when the account is gone; 503 while too many wait.
 */
export async function confirmPassword(
  { db, config }: Pick<Context, 'db' | 'config'>,
  account: PublicAccount,
  password: string | undefined,
  field: string,
): Promise<string | null> {
  requirePasswordTurn();
  const found = await findPasswordHash(db, account);
  if (!found) throw refusals.notSignedIn();
  if (found.password_hash === null) return null;
  if (password === undefined) throw refusals.passwordNeeded(field);
  const subject = createHash('sha256')
    .update(JSON.stringify(['confirmation', account]))
    .digest();
  if (config.RATE_LIMITS) {
    const { failures, seconds_left } = await countFailure(db, subject, LIMIT.seconds);
    if (failures > LIMIT.failures) throw refusals.tooManyLogins(seconds_left);
  }
  if (!(await isPassword(password, found.password_hash))) throw refusals.wrongPassword(field);
  if (config.RATE_LIMITS) await uncountFailure(db, subject);
  return found.password_hash;
}
