import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { countFailure, findFailures, foldName, uncountFailure } from '#server/features/accounts/logins/queries.ts';
import { networkOf } from '#server/plugins/rate-limits.ts';

/** Failed logins that an account and an address may have in that time (contract §5, 'Limits'). */
const LIMITS = { account: 10, address: 50, seconds: 900 };

interface Attempt {
  kind: 'user' | 'contractor' | 'admin';
  /** The name, phone number or e-mail that was typed, whether an account has it or not. */
  name: string;
  /** The caller's address. */
  ip: string;
}

/**
 * Lets somebody try to log in. An attempt counts as a failure of its account until it has succeeded, so that tries made at once
 * are no more than tries made in turn. Failures of the address are counted when they are known, and looked at again then: of tries
 * made at once those beyond the limit learn nothing.
 * @param check gives the account when the password is right.
 * @throws 429 after too many failures, 401 'Invalid Credentials' when there is no account or the password is wrong.
 */
export async function tryLogin<Account>(context: Context, attempt: Attempt, check: () => Promise<Account | undefined>): Promise<Account> {
  if (!context.config.RATE_LIMITS) return (await check()) ?? refuse();
  const { db } = context;
  const account = subject(attempt.kind, await foldName(db, attempt.name));
  const address = subject('address', networkOf(attempt.ip));
  const ofAddress = await findFailures(db, address);
  if (ofAddress && ofAddress.failures >= LIMITS.address) throw refusals.tooManyLogins(ofAddress.seconds_left);
  const ofAccount = await countFailure(db, account, LIMITS.seconds);
  if (ofAccount.failures > LIMITS.account) throw refusals.tooManyLogins(ofAccount.seconds_left);
  const found = await check();
  const since = found === undefined ? await countFailure(db, address, LIMITS.seconds) : await findFailures(db, address);
  const most = found === undefined ? LIMITS.address : LIMITS.address - 1;
  if (since && since.failures > most) throw refusals.tooManyLogins(since.seconds_left);
  if (found === undefined) return refuse();
  await uncountFailure(db, account);
  return found;
}

function refuse(): never {
  throw refusals.invalidCredentials();
}

function subject(kind: string, name: string) {
  return createHash('sha256').update(`${kind}:${name}`).digest();
}
