import { findContactMessage } from '#server/features/contact/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { mailsText } from '#shared/texts.ts';

/** Brings a contact message to the team, who answer it by replying. */
export const mailContactMessage = defineJob<{ messageId: string }>('mail-contact-message', async ({ db, mailer }, { messageId }) => {
  const message = await findContactMessage(db, messageId);
  if (!message) return;
  const { name, email, phone, service } = message;
  await mailer.sendToTeam({
    reference: `contact-message-${messageId}`,
    subject: service ? mailsText.messageAbout(name, service) : mailsText.messageFrom(name),
    ...(email && { replyTo: email }),
    text: `${message.message}\n\n${[name, email, phone && `+91 ${phone}`].filter(Boolean).join('\n')}`,
  });
});
