import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { isPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { phoneCodeLimits } from '#server/features/phone-codes/limits.ts';
import {
  type CodeSubject,
  countSiteFailures,
  countTries,
  countTry,
  findOpenCode,
  grantNumber,
  lockNumber,
  lockSite,
} from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';

/**
 * Takes a code for the permission to go on with its number. A try is counted before the code is looked at, so that tries made at once are no
 * more than tries made in turn.
 * @param browserToken what `sendPhoneCode` gave to the browser.
 * @returns the token of the permission.
 * @throws 400 when the code is wrong, used, expired, used up by wrong tries, another number's or another browser's; 429 after too many tries
 *   for the number, or while the whole site is slowed down; 503 while too many wait.
 */
export async function verifyPhoneCode(
  { db, health }: Pick<Context, 'db' | 'health'>,
  subject: CodeSubject,
  code: string,
  browserToken: string | undefined,
): Promise<string> {
  requirePasswordTurn();
  if (!browserToken) throw phoneCodeRefusals.wrongCode();
  const browserHash = hashToken(browserToken);
  // Whoever has no try left is told so without a turn: a flood of guesses would keep all others waiting.
  await requireTry(db, subject, browserHash);
  const open = await db.transaction().execute(async (transaction) => {
    await lockNumber(transaction, subject.phoneNo);
    const found = await requireTry(transaction, subject, browserHash);
    await awaitSite(transaction, found);
    await countTry(transaction, found.phone_code_id);
    return found;
  });
  const grant = randomBytes(32).toString('base64url');
  if ((await isPassword(code, open.code_hash)) && (await grantNumber(db, open.phone_code_id, hashToken(grant)))) return grant;
  health.count('failed_login', subject.purpose);
  throw phoneCodeRefusals.wrongCode();
}

/** The share of the failures that slow the site from which tries are counted in turn. */
const IN_TURN_FROM = 0.8;

/**
 * The code that the browser asked for, if it has a try left. Tries of strangers count neither against a browser that has signed in to an
 * account of the number before, nor slow it.
 */
async function requireTry(db: Kysely<DB>, subject: CodeSubject, browserHash: Buffer) {
  const open = await findOpenCode(db, subject, browserHash);
  if (!open) throw phoneCodeRefusals.wrongCode();
  if (open.tries >= phoneCodeLimits.triesPerCode) throw phoneCodeRefusals.codeUsedUp();
  const { tries, seconds_left } = await countTries(db, subject.phoneNo, open.is_known_browser);
  if (tries >= phoneCodeLimits.triesPerNumber.most) throw phoneCodeRefusals.tooManyTries(seconds_left);
  if (!open.is_known_browser) await refuseWhileSlowed(db);
  return open;
}

/** Where many guess, tries of all numbers are let through one by one; a little sooner already, or those at once would pass together. */
async function awaitSite(transaction: Transaction<DB>, { is_known_browser: isKnown }: { is_known_browser: boolean }) {
  if (isKnown || (await countSiteFailures(transaction)).failures < phoneCodeLimits.site.failures * IN_TURN_FROM) return;
  await lockSite(transaction);
  await refuseWhileSlowed(transaction);
}

async function refuseWhileSlowed(db: Kysely<DB>) {
  const { site } = phoneCodeLimits;
  const { failures, seconds_since } = await countSiteFailures(db);
  const wait = failures < site.failures ? 0 : site.pauseFor(failures) - seconds_since;
  if (wait > 0) throw phoneCodeRefusals.tooManyTries(Math.ceil(wait));
}
