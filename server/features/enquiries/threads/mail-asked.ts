import { speakingTo } from '#server/base/language.ts';
import { findThreadAddressee } from '#server/features/enquiries/threads/find-thread-addressee.ts';
import { isUnanswered } from '#server/features/enquiries/threads/queries/sides.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { enquiryAskedMail } from '#server/mail/templates/enquiry-asked.ts';
import { enquiryUnansweredMail } from '#server/mail/templates/enquiry-unanswered.ts';

/** Mails whoever sent an enquiry the link to its conversation. */
export const mailAsked: Job<{ enquiryId: string }> = defineJob('mail-asked', async (context, { enquiryId }) => {
  const addressee = await findThreadAddressee(context, context.db, enquiryId, 'asker');
  if (!addressee?.email) return;
  const { email, businessName, language, askedAt, isWithheld, linkFor } = addressee;
  const mail = speakingTo(language, () => enquiryAskedMail({ businessName, isWithheld, ...linkFor(askedAt) }));
  await context.mailer.send({ to: email, reference: `asked-${enquiryId}`, ...mail });
});

/** Mails whoever sent an enquiry that nobody has answered it, when that is still so. */
export const mailUnanswered: Job<{ enquiryId: string }> = defineJob('mail-unanswered', async (context, { enquiryId }) => {
  if (!(await isUnanswered(context.db, enquiryId))) return;
  const addressee = await findThreadAddressee(context, context.db, enquiryId, 'asker');
  if (!addressee?.email) return;
  const { email, businessName, language, linkFor } = addressee;
  const mail = speakingTo(language, () => enquiryUnansweredMail({ businessName, ...linkFor(new Date()) }));
  await context.mailer.send({ to: email, reference: `unanswered-${enquiryId}`, ...mail });
});
