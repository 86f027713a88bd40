import { createHash } from 'node:crypto';
import { Refusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { isPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import {
  awaitLoginTurn,
  countFailure,
  findFailures,
  foldName,
  takeFreeTry,
  uncountFailure,
} from '#server/features/accounts/logins/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { isKnownTo, type KnownBrowser } from '#server/features/sessions/known-browsers.ts';
import { networkOf } from '#server/routes/rate-limits.ts';

/**
 * Failed logins that a browser or an address may have for one account, and an address for all accounts, in that time
 * (docs/product/rules.md, 'Limits'). Times are in seconds.
 */
const LIMITS = { account: 10, address: 50, seconds: 900 };

/**
 * What an account's failures of a day do to tries from browsers that never signed in to it: after the free ones each waits for its
 * turn, twice as long for every ten failures more. Nobody is ever shut out (docs/decisions/100-nothing-stops-the-site.md).
 */
const ACCOUNT_TOTAL = { free: 10, seconds: 86_400, waitAfter: (failures: number) => Math.min(900, 2 ** Math.floor(failures / 10)) };

/** Where somebody tries to log in from. */
export interface LoginCaller {
  /** The caller's address. */
  ip: string;
  browser: KnownBrowser | undefined;
}

interface Attempt extends LoginCaller {
  kind: 'user' | 'contractor' | 'admin';
  /** The name, phone number or e-mail that was typed, whether an account has it or not. */
  name: string;
  password: string;
}

interface Candidate<Account> {
  id: string;
  account: Account;
}

/**
 * Lets somebody try to log in. A try counts as a failure until it has succeeded, so that tries made at once are no more than tries
 * made in turn. A browser that has signed in to the account before has tries of its own, at that account alone, though the name stand for
 * another's too; others have some for each address, and the account's total slows them.
 * @param candidates the accounts that the name may stand for.
 * @returns the first of them whose password it is.
 * @throws 429 after too many failures, 401 'Invalid Credentials' when there is no account or the password is wrong; 503 while too many wait.
 */
export async function tryLogin<Account extends { password_hash: string | null }>(
  context: Context,
  attempt: Attempt,
  candidates: readonly Candidate<Account>[],
): Promise<Account> {
  requirePasswordTurn();
  try {
    return await tryOnce(context, attempt, candidates);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) context.health.count('failed_login', attempt.kind);
    throw error;
  }
}

async function tryOnce<Account extends { password_hash: string | null }>(
  context: Context,
  attempt: Attempt,
  candidates: readonly Candidate<Account>[],
): Promise<Account> {
  const { browser, password } = attempt;
  if (!context.config.RATE_LIMITS) return (await findByPassword(candidates, password)) ?? refuse();
  const known = candidates.filter(({ id, account }) => isKnownTo(context, browser, { id, password_hash: account.password_hash }));
  const others = candidates.filter((candidate) => !known.includes(candidate));
  if (browser && known[0]) {
    const own = subject('browser', browser.id, known[0].id);
    const account = await tryFromKnownBrowser(context, own, () => findByPassword(known, password));
    if (account || others.length === 0) return account ?? refuse();
  }
  return tryFromElsewhere(context, attempt, () => findByPassword(others, password));
}

async function findByPassword<Account extends { password_hash: string | null }>(
  candidates: readonly Candidate<Account>[],
  password: string,
) {
  for (const { account } of candidates) if (await isPassword(password, account.password_hash)) return account;
  // The same work where there is no account.
  if (candidates.length === 0) await isPassword(password, undefined);
  return undefined;
}

async function tryFromKnownBrowser<Account>({ db }: Context, browser: Buffer, check: () => Promise<Account | undefined>) {
  const own = await countFailure(db, browser, LIMITS.seconds);
  if (own.failures > LIMITS.account) throw accountRefusals.tooManyLogins(own.seconds_left);
  const account = await check();
  if (account) await uncountFailure(db, browser);
  return account;
}

/** Failures of the address are counted when they are known, and looked at again then: beyond the limit a try learns nothing. */
async function tryFromElsewhere<Account>({ db }: Context, { kind, name, ip }: Attempt, check: () => Promise<Account | undefined>) {
  const network = networkOf(ip);
  const address = subject('address', network);
  const ofAddress = await findFailures(db, address);
  if (ofAddress && ofAddress.failures >= LIMITS.address) throw accountRefusals.tooManyLogins(ofAddress.seconds_left);

  const folded = await foldName(db, name);
  const own = subject(kind, folded, network);
  const total = subject(kind, folded);
  const ofOwn = await countFailure(db, own, LIMITS.seconds);
  if (ofOwn.failures > LIMITS.account) throw accountRefusals.tooManyLogins(ofOwn.seconds_left);
  if (!(await takeFreeTry(db, total, ACCOUNT_TOTAL))) {
    const failures = (await findFailures(db, total))?.failures ?? ACCOUNT_TOTAL.free;
    const wait = await awaitLoginTurn(db, own, ACCOUNT_TOTAL.waitAfter(failures));
    if (wait > 0) {
      await uncountFailure(db, own);
      throw accountRefusals.tooManyLogins(wait);
    }
    await countFailure(db, total, ACCOUNT_TOTAL.seconds);
  }

  const account = await check();
  const since = account === undefined ? await countFailure(db, address, LIMITS.seconds) : await findFailures(db, address);
  const most = account === undefined ? LIMITS.address : LIMITS.address - 1;
  if (since && since.failures > most) throw accountRefusals.tooManyLogins(since.seconds_left);
  if (account === undefined) return refuse();
  await uncountFailure(db, own);
  await uncountFailure(db, total);
  return account;
}

function refuse(): never {
  throw accountRefusals.invalidCredentials();
}

function subject(...words: string[]) {
  return createHash('sha256').update(JSON.stringify(words)).digest();
}
