import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findProvenAccounts, type ResetSubject } from '#server/features/password-reset/account-queries.ts';
import { resetLimits } from '#server/features/password-reset/limits.ts';
import { mailResetCode } from '#server/features/password-reset/mail-code.ts';
import { countCodes, insertReset, lockSubject } from '#server/features/password-reset/queries.ts';
import { resetRefusals } from '#server/features/password-reset/refusals.ts';
import { isKnownTo, type KnownBrowser } from '#server/features/sessions/known-browsers.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';

/**
 * Lets a code be mailed to an address. Addresses without an account are treated as those with one, to the last statement: the
 * job finds out (docs/product/rules.md, 'Password reset').
 * @param browser what asks, if it has signed in before: to an account that has proven the address, what strangers ask for does not count
 *   against it.
 * @returns the token of the browser that asked; the code is good in no other.
 * @throws 429 after three codes in a quarter of an hour.
 */
export async function sendResetCode(context: Context, subject: ResetSubject, browser: KnownBrowser | undefined): Promise<string> {
  const { db, jobs } = context;
  const browserToken = randomBytes(32).toString('base64url');
  const accounts = await findProvenAccounts(db, subject);
  const isKnown = accounts.some((account) => isKnownTo(context, browser, account));
  // Whoever may not have another is told so without a turn: a flood would keep all others waiting.
  await requireRoom(db, subject, isKnown);
  await db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, subject);
    await requireRoom(transaction, subject, isKnown);
    const resetId = await insertReset(transaction, subject, hashToken(browserToken), isKnown);
    await jobs.enqueue(transaction, mailResetCode, { resetId });
  });
  return browserToken;
}

async function requireRoom(db: Kysely<DB>, subject: ResetSubject, isKnown: boolean) {
  const { codes, seconds_left } = await countCodes(db, subject, isKnown);
  if (codes >= resetLimits.codes.most) throw resetRefusals.tooManyResetCodes(seconds_left);
}
