import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { refusals } from '#server/errors.ts';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { hashToken } from '#server/features/accounts/sessions/open-session.ts';
import { resetLimits } from '#server/features/password-reset/limits.ts';
import {
  countSiteFailures,
  countTries,
  countTry,
  findOpenReset,
  grantReset,
  lockSite,
  lockSubject,
  type ResetSubject,
} from '#server/features/password-reset/queries.ts';

/**
 * Takes a code for the permission to set a new password. A try is counted before the code is looked at, so that tries made at
 * once are no more than tries made in turn; where there is no account the work is the same.
 * @param browserToken what `sendResetCode` gave to the browser.
 * @returns the token of the permission.
 * @throws 400 when the code is wrong, used, expired, used up by wrong tries, or another browser's; 429 after too many tries for
 *   the account, or while the whole site is slowed down.
 */
export async function verifyResetCode(
  { db }: Context,
  subject: ResetSubject,
  code: string,
  browserToken: string | undefined,
): Promise<string> {
  if (!browserToken) throw refusals.wrongResetCode();
  const browserHash = hashToken(browserToken);
  const reset = await db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, subject);
    const open = await findOpenReset(transaction, subject, browserHash);
    if (!open) throw refusals.wrongResetCode();
    if (open.tries >= resetLimits.triesPerCode) throw refusals.resetCodeUsedUp();
    await refuseTooManyTries(transaction, subject, open.is_known_browser);
    await countTry(transaction, open.password_reset_id);
    return open;
  });
  if (!(await isPassword(code, reset.code_hash))) throw refusals.wrongResetCode();
  const grantToken = randomBytes(32).toString('base64url');
  if (!(await grantReset(db, reset.password_reset_id, hashToken(grantToken)))) throw refusals.wrongResetCode();
  return grantToken;
}

/** Tries of strangers count neither against a browser that has signed in to the account before, nor slow it. */
async function refuseTooManyTries(transaction: Transaction<DB>, subject: ResetSubject, isKnown: boolean) {
  const { triesPerAccount, site } = resetLimits;
  const { tries, seconds_left } = await countTries(transaction, subject, isKnown);
  if (tries >= triesPerAccount.most) throw refusals.tooManyResetTries(seconds_left);
  if (isKnown) return;
  if ((await countSiteFailures(transaction)).failures < site.failures) return;
  await lockSite(transaction);
  const { failures, seconds_since } = await countSiteFailures(transaction);
  const wait = site.pauseFor(failures) - seconds_since;
  if (wait > 0) throw refusals.tooManyResetTries(Math.ceil(wait));
}
