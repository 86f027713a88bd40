import type { Context } from '#server/context.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { findSubscription, insertSubscription } from '#server/features/newsletter/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';

/** Tells the team of a new newsletter address. */
export const mailSubscription = defineJob<{ subscriptionId: string }>('mail-subscription', async ({ db, mailer }, { subscriptionId }) => {
  const subscription = await findSubscription(db, subscriptionId);
  if (!subscription) return;
  await mailer.sendToTeam({
    reference: `subscription-${subscriptionId}`,
    subject: 'New newsletter subscriber',
    text: `${subscription.email} subscribed to the newsletter.`,
  });
});

/** Keeps an address for the newsletter; one that is there already changes nothing and gets the same answer (contract §4). */
export async function subscribe(context: Context, { email, website }: { email: string; website?: string | undefined }): Promise<void> {
  if (website) return;
  const { db, jobs } = context;
  await db.transaction().execute(async (transaction) => {
    const subscriptionId = await insertSubscription(transaction, email);
    if (!subscriptionId) return;
    await countMail(context, transaction, { to: 'team' });
    await jobs.enqueue(transaction, mailSubscription, { subscriptionId });
  });
}
