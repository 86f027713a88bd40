import { refusals } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { takePhone } from '#server/features/businesses/profile/take-phone.ts';
import { keepAndTell } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { keepProof } from '#server/features/phone-codes/keep-proof.ts';
import { lockWaysIn, setUserPhone, spendGrant } from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { refuseParentsNumber } from '#server/features/sessions/children.ts';
import { proveSession, requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import type { PublicAccount, Session } from '#server/features/sessions/session.ts';

/**
 * Takes a number that a code has just proven for the account that asks. Its own number is proven by it, and with it who asks; another
 * one becomes its number, with which it logs in from now on, and its address is told.
 * @param grant the token that the right code gave.
 * @throws 401 when the session has ended; 403 without the permission; what `requireFreshProof` throws, for another number; 409 when
 *   another business has it, or a child asks for the number of a parent.
 */
export async function provePhone(
  context: Context,
  account: PublicAccount,
  { phoneNo, grant }: { phoneNo: string; grant: string },
  session: Session | undefined,
): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const present = await lockWaysIn(transaction, account);
    if (!present) throw refusals.notSignedIn();
    if (!(await spendGrant(transaction, hashToken(grant)))) throw phoneCodeRefusals.notVerified();
    if (present.phone_no === phoneNo) {
      await proveSession(transaction, session);
    } else {
      await requireFreshProof(transaction, session);
      await refuseParentsNumber(transaction, account, phoneNo);
      await keepAndTell(context, transaction, account, present, 'phone_changed');
      if (account.kind === 'user') await setUserPhone(transaction, account.userId, phoneNo);
      else await takePhone(transaction, account.businessId, { before: present.phone_no, after: phoneNo });
    }
    await keepProof(transaction, account, present.phone_no !== phoneNo);
  });
}
