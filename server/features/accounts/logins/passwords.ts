import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '#server/limiter.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core is left to everything else: those who sign in wait for each other, nobody else for them. Of libuv's four threads one is left too. */
const inTurn = createLimiter(Math.min(3, Math.max(1, availableParallelism() - 1)), Number.POSITIVE_INFINITY);

/** What passwords are compared with where there is no account: the work is the same (docs/product/calls.md). */
const NOBODYS = hash(randomBytes(32), COST);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether it is the account's password; without an account or without a password it is not, after the same work. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const expected = passwordHash ?? (await NOBODYS);
  const matches = await inTurn(() => verify(expected, password));
  return matches && passwordHash != null;
}
