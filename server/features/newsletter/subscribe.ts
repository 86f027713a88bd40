import type { Context } from '#server/context.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { mailSubscription } from '#server/features/newsletter/mail-subscription.ts';
import { insertSubscription } from '#server/features/newsletter/queries.ts';
import { DAYS_TO_CONFIRM } from '#server/features/newsletter/time-to-confirm.ts';
import { isChildsAddress } from '#server/features/sessions/children.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Asks an address by one mail whether it wants the newsletter. One that is on the list, or was asked and has time left, is not mailed
 * again, gets the same answer and counts like a mail: whether it is there is nobody's business (docs/product/calls.md). So does a child's.
 * @throws 429 when the address had too many mails.
 */
export async function subscribe(context: Context, { email, website }: { email: string; website?: string | undefined }): Promise<void> {
  if (website) return;
  const { db, jobs } = context;
  await db.transaction().execute(async (transaction) => {
    await countMail(context, transaction, { to: { follower: email } });
    if (await isChildsAddress(transaction, email)) return;
    const subscriptionId = await insertSubscription(transaction, email, currentLanguage(), DAYS_TO_CONFIRM);
    if (subscriptionId) await jobs.enqueue(transaction, mailSubscription, { subscriptionId });
  });
}
