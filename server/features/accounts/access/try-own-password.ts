import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { countFailure, uncountFailure } from '#server/features/accounts/logins/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';

/** Wrong passwords that an account's own sessions may enter in that many seconds. */
const LIMIT = { failures: 10, seconds: 900 };

/**
 * Lets whoever is signed in enter the account's password once more. A try counts before it is looked at, so that those made at once are no
 * more than those made in turn.
 * @param attempt looks at it: what it throws was no success.
 * @throws 429 after too many wrong ones; 503 while too many wait.
 */
export async function tryOwnPassword<Found>(
  { db, config }: Pick<Context, 'db' | 'config'>,
  account: SignedIn,
  attempt: () => Promise<Found>,
): Promise<Found> {
  requirePasswordTurn();
  const subject = createHash('sha256')
    .update(JSON.stringify(['confirmation', account]))
    .digest();
  if (config.RATE_LIMITS) {
    const { failures, seconds_left } = await countFailure(db, subject, LIMIT.seconds);
    if (failures > LIMIT.failures) throw accountRefusals.tooManyLogins(seconds_left);
  }
  const found = await attempt();
  if (config.RATE_LIMITS) await uncountFailure(db, subject);
  return found;
}
