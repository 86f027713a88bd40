import type { Context } from '#server/context.ts';
import { type CodeSubject, spendGrant } from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { verifyPhoneCode } from '#server/features/phone-codes/verify-code.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';

/**
 * Takes a code as the proof of a number that is no account's, for this moment alone.
 * @param browserToken what `sendPhoneCode` gave to the browser.
 * @throws what `verifyPhoneCode` throws; 403 when the clock has left the code behind.
 */
export async function proveNumber(context: Context, subject: CodeSubject, code: string, browserToken: string | undefined): Promise<void> {
  const grant = await verifyPhoneCode(context, subject, code, browserToken);
  if (!(await spendGrant(context.db, hashToken(grant)))) throw phoneCodeRefusals.notVerified();
}
