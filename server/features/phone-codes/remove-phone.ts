import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { keepAndTell } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { lockWaysIn, setUserPhone } from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';

/**
 * Takes the number out of the signed-in user's account, soon after a proof. Its address is told.
 * @throws 401, 403; what `requireFreshProof` throws; 409 where nothing else would let its owner in: neither a password nor an address that is proven.
 */
export async function removePhone(context: Context, viewer: Viewer, session: Session | undefined): Promise<void> {
  const user = requireViewer(viewer, 'user');
  await context.db.transaction().execute(async (transaction) => {
    const present = await lockWaysIn(transaction, user);
    if (!present) throw refusals.notSignedIn();
    await requireFreshProof(transaction, session);
    if (present.phone_no === null) return;
    const hasOtherWay = present.email !== null && (present.password_hash !== null || present.email_proven_at !== null);
    if (!hasOtherWay) throw phoneCodeRefusals.lastWayIn();
    await keepAndTell(context, transaction, user, { email: present.email, phone_no: null }, 'phone_changed');
    await setUserPhone(transaction, user.userId, null);
  });
}
