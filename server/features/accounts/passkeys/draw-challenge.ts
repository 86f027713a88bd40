import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { type ChallengeUse, insertChallenge } from '#server/features/accounts/passkeys/queries.ts';

/** Minutes for which a challenge is good: people look for the key, and try the wrong finger. */
const MINUTES = 5;

/** The same, as browsers are told it. Milliseconds. */
export const TIMEOUT = MINUTES * 60_000;

/** Draws what a device is to sign, for one admin, one purpose and one session; it is kept in the database, as another process may take the answer. */
export async function drawChallenge({ db }: Pick<Context, 'db'>, use: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32);
  await insertChallenge(db, { ...use, challenge }, MINUTES);
  return challenge.toString('base64url');
}
