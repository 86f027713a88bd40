import { pageUrl } from '#server/base/language.ts';
import { readSignedId, signId } from '#server/base/signed-id.ts';
import type { Signer } from '#server/base/signer.ts';
import type { Context } from '#server/context.ts';
import { deleteSubscription, deleteSubscriptionById, findSubscription } from '#server/features/newsletter/queries.ts';
import { newsletterRefusals } from '#server/features/newsletter/refusals.ts';

/** Where a subscriber leaves the list: a page for people, and what mail programs post to. It works as long as the address is on it. */
export function unsubscribeUrl({ config, signer }: Pick<Context, 'config' | 'signer'>, subscriptionId: string): string {
  return pageUrl(config.PUBLIC_URL, `/newsletter/unsubscribe?subscription=${signId(signer, 'newsletter-leave', subscriptionId)}`);
}

/**
 * The address that a link takes off the list, null when it is off. Opening its page takes nothing off.
 * @throws 400 when the link is none of ours.
 */
export async function findSubscriptionToLeave({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<string | null> {
  return (await findSubscription(db, readId(signer, token)))?.email ?? null;
}

/**
 * Takes an address off the list at once, with all that is kept of it; a second time changes nothing. Whoever has the link reads that
 * mailbox, so no session is asked for.
 * @throws 400 when the link is none of ours.
 */
export async function unsubscribe({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<void> {
  await deleteSubscriptionById(db, readId(signer, token));
}

/** Takes an address off the list for whoever has proven that it is theirs, with all that is kept of it; a second time changes nothing. */
export async function unsubscribeAddress({ db }: Pick<Context, 'db'>, email: string): Promise<void> {
  await deleteSubscription(db, email);
}

function readId(signer: Signer, token: string): string {
  const id = readSignedId(signer, 'newsletter-leave', token);
  if (!id) throw newsletterRefusals.brokenSubscriptionLink();
  return id;
}
