import type { Context, Viewer } from '#server/context.ts';
import { mailContactMessage } from '#server/features/contact/mail-contact-message.ts';
import { insertContactMessage } from '#server/features/contact/queries.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';

interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  /** What it is about; get in touch does not ask. */
  service?: string;
  message: string;
  website?: string | undefined;
}

/**
 * Stores a message to the team and, in the same transaction, the job that mails it: a mail server that is down loses nothing. What a
 * bot has filled in is dropped without telling it. Who is signed in is kept, to forget them when they delete their account.
 */
export async function sendContactMessage(context: Context, viewer: Viewer, { website, ...message }: ContactMessage): Promise<void> {
  if (website) return;
  const { db, jobs } = context;
  await db.transaction().execute(async (transaction) => {
    await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to: 'team' });
    const messageId = await insertContactMessage(transaction, {
      ...message,
      user_id: viewer.kind === 'user' ? viewer.userId : null,
      business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
    });
    await jobs.enqueue(transaction, mailContactMessage, { messageId });
  });
}
