import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { hashToken } from '#server/features/accounts/sessions/open-session.ts';
import { resetLimits } from '#server/features/password-reset/limits.ts';
import { mailResetCode } from '#server/features/password-reset/mail-code.ts';
import { countCodes, insertReset, lockSubject, type ResetSubject } from '#server/features/password-reset/queries.ts';

/**
 * Lets a code be mailed to an address. Addresses without an account are treated as those with one, to the last statement: the
 * job finds out (contract §5, 'Password reset').
 * @returns the token of the browser that asked; the code is good in no other.
 * @throws 429 after three codes in a quarter of an hour.
 */
export async function sendResetCode({ db, jobs }: Context, subject: ResetSubject): Promise<string> {
  const browserToken = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (transaction) => {
    await lockSubject(transaction, subject);
    const { codes, seconds_left } = await countCodes(transaction, subject);
    if (codes >= resetLimits.codes.most) throw refusals.tooManyResetCodes(seconds_left);
    const resetId = await insertReset(transaction, subject, hashToken(browserToken));
    await jobs.enqueue(transaction, mailResetCode, { resetId });
  });
  return browserToken;
}
