import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refusals } from '#server/base/errors.ts';
import { createLimiter } from '#server/base/limiter.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core is left to everything else: those who sign in wait for each other, nobody else for them. Of libuv's four threads one is left too. */
const inTurn = createLimiter(Math.min(3, Math.max(1, availableParallelism() - 1)), Number.POSITIVE_INFINITY);

/** About 1.5 s of work, and 5 s on a machine that is busy otherwise: nobody waits longer for an answer. */
const MOST_WAITING = 64;
let waiting = 0;

/** What passwords are compared with where there is no account: the work is the same (docs/product/calls.md). */
const NOBODYS = hash(randomBytes(32), COST);

/**
 * Refuses whoever could have no turn in time, before anything is counted against them (docs/decisions/100-nothing-stops-the-site.md).
 * @throws 503 while too many wait for their passwords.
 */
export function requirePasswordTurn() {
  if (waiting >= MOST_WAITING) throw refusals.tooBusy();
}

export function hashPassword(password: string): Promise<string> {
  return awaitTurn(() => hash(password, COST));
}

/** Whether it is the account's password; without an account or without a password it is not, after the same work. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const expected = passwordHash ?? (await NOBODYS);
  const matches = await awaitTurn(() => verify(expected, password));
  return matches && passwordHash != null;
}

async function awaitTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  waiting += 1;
  try {
    return await inTurn(work);
  } finally {
    waiting -= 1;
  }
}
