import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { isPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import type { ResetSubject } from '#server/features/password-reset/account-queries.ts';
import { resetLimits } from '#server/features/password-reset/limits.ts';
import {
  countSiteFailures,
  countTries,
  countTry,
  findOpenReset,
  grantReset,
  lockSite,
  lockSubject,
} from '#server/features/password-reset/queries.ts';
import { resetRefusals } from '#server/features/password-reset/refusals.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';

/**
 * Takes a code for the permission to set a new password. A try is counted before the code is looked at, so that tries made at
 * once are no more than tries made in turn; where there is no account the work is the same.
 * @param browserToken what `sendResetCode` gave to the browser.
 * @returns the token of the permission.
 * @throws 400 when the code is wrong, used, expired, used up by wrong tries, or another browser's; 429 after too many tries for
 *   the account, or while the whole site is slowed down; 503 while too many wait.
 */
export async function verifyResetCode(
  { db }: Context,
  subject: ResetSubject,
  code: string,
  browserToken: string | undefined,
): Promise<string> {
  requirePasswordTurn();
  if (!browserToken) throw resetRefusals.wrongResetCode();
  const browserHash = hashToken(browserToken);
  // Whoever has no try left is told so without a turn: a flood of guesses would keep all others waiting.
  await requireTry(db, subject, browserHash);
  const reset = await db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, subject);
    const open = await requireTry(transaction, subject, browserHash);
    await awaitSite(transaction, open);
    await countTry(transaction, open.password_reset_id);
    return open;
  });
  if (!(await isPassword(code, reset.code_hash))) throw resetRefusals.wrongResetCode();
  const grantToken = randomBytes(32).toString('base64url');
  if (!(await grantReset(db, reset.password_reset_id, hashToken(grantToken)))) throw resetRefusals.wrongResetCode();
  return grantToken;
}

/** The share of the failures that slow the site from which tries are counted in turn. */
const IN_TURN_FROM = 0.8;

/**
 * The code that the browser asked for, if it has a try left. Tries of strangers count neither against a browser that has signed in to
 * the account before, nor slow it.
 */
async function requireTry(db: Kysely<DB>, subject: ResetSubject, browserHash: Buffer) {
  const open = await findOpenReset(db, subject, browserHash);
  if (!open) throw resetRefusals.wrongResetCode();
  if (open.tries >= resetLimits.triesPerCode) throw resetRefusals.resetCodeUsedUp();
  const { tries, seconds_left } = await countTries(db, subject, open.is_known_browser);
  if (tries >= resetLimits.triesPerAccount.most) throw resetRefusals.tooManyResetTries(seconds_left);
  if (!open.is_known_browser) await refuseWhileSlowed(db);
  return open;
}

/** Where many guess, tries of all accounts are let through one by one; a little sooner already, or those at once would pass together. */
async function awaitSite(transaction: Transaction<DB>, { is_known_browser: isKnown }: { is_known_browser: boolean }) {
  if (isKnown || (await countSiteFailures(transaction)).failures < resetLimits.site.failures * IN_TURN_FROM) return;
  await lockSite(transaction);
  await refuseWhileSlowed(transaction);
}

async function refuseWhileSlowed(db: Kysely<DB>) {
  const { site } = resetLimits;
  const { failures, seconds_since } = await countSiteFailures(db);
  const wait = failures < site.failures ? 0 : site.pauseFor(failures) - seconds_since;
  if (wait > 0) throw resetRefusals.tooManyResetTries(Math.ceil(wait));
}
