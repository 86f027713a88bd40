import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What passwords are compared with where there is no account: the work is the same (contract §3). */
const NOBODYS = hash(randomBytes(32), COST);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether it is the account's password; without an account or without a password it is not, after the same work. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await NOBODYS), password);
  return matches && passwordHash != null;
}
