import type { Context } from '#server/context.ts';
import { findContactMessage, insertContactMessage } from '#server/features/contact/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { GetInTouch } from '#shared/schemas/contact.ts';

/** Brings a contact message to the team, who answer it by replying. */
export const mailContactMessage = defineJob<{ messageId: string }>('mail-contact-message', async ({ db, mailer }, { messageId }) => {
  const message = await findContactMessage(db, messageId);
  if (!message) return;
  await mailer.sendToTeam({
    reference: `contact-message-${messageId}`,
    subject: `Message from ${message.name}`,
    replyTo: message.email,
    text: `${message.message}\n\n${message.name}\n${message.email}\n+91 ${message.phone}`,
  });
});

/** Stores a message to the team and, in the same transaction, the job that mails it: a mail server that is down loses nothing. */
export async function getInTouch({ db, jobs }: Context, { website, ...message }: GetInTouch): Promise<void> {
  if (website) return;
  await db.transaction().execute(async (transaction) => {
    const messageId = await insertContactMessage(transaction, message);
    await jobs.enqueue(transaction, mailContactMessage, { messageId });
  });
}
