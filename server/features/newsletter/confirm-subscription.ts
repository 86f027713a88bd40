import { readSignedId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { findConfirmable, setConfirmed } from '#server/features/newsletter/queries.ts';
import { newsletterRefusals } from '#server/features/newsletter/refusals.ts';
import { DAYS_TO_CONFIRM } from '#server/features/newsletter/time-to-confirm.ts';
import { isChildsAddress } from '#server/features/sessions/children.ts';

/** The address that a link asks to confirm, and whether it has; none when the link is dead. Opening its page confirms nothing. */
export async function findSubscriptionToConfirm({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string) {
  const id = readSignedId(signer, 'newsletter-confirm', token);
  const found = id && (await findConfirmable(db, id, DAYS_TO_CONFIRM));
  return found ? { email: found.email, isConfirmed: found.confirmed_at !== null } : undefined;
}

/**
 * Puts the address on the list that the link was mailed to; a second time changes nothing. Whoever has the link reads that mailbox, so no
 * session is asked for.
 * @throws 400 when the link is none of ours, has expired, or the address has left the list, or is a child's.
 */
export async function confirmSubscription({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<void> {
  const id = readSignedId(signer, 'newsletter-confirm', token);
  if (!id) throw newsletterRefusals.deadSubscriptionLink();
  await db.transaction().execute(async (transaction) => {
    const confirmed = await setConfirmed(transaction, id, DAYS_TO_CONFIRM);
    if (!confirmed || (await isChildsAddress(transaction, confirmed.email))) throw newsletterRefusals.deadSubscriptionLink();
    await agree(transaction, { kind: 'mail', email: confirmed.email }, 'newsletter', 'link');
  });
}
