import { findUnmailedEnquiry, markMailed } from '#server/features/enquiries/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { speakingTo } from '#server/language.ts';
import { enquiryReceivedMail } from '#server/mail/templates/enquiry-received.ts';

/**
 * Brings an enquiry to its business, or a general one to the site's team. Marked when the mail server has taken it, so that a job
 * that ran but could not say so does not mail it again.
 */
export const mailEnquiry = defineJob<{ enquiryId: string }>('mail-enquiry', async ({ db, mailer, config }, { enquiryId }) => {
  const enquiry = await findUnmailedEnquiry(db, enquiryId);
  if (!enquiry) return;
  const message = {
    ...(enquiry.email && { replyTo: enquiry.email }),
    reference: `enquiry-${enquiryId}`,
    // To the team, as to nobody in particular, in the site's own language.
    ...speakingTo(enquiry.business_language, () =>
      enquiryReceivedMail({
        businessName: enquiry.business_name,
        name: enquiry.name,
        phoneNo: enquiry.phone_no,
        email: enquiry.email,
        message: enquiry.message,
        language: enquiry.language,
        publicUrl: config.PUBLIC_URL,
      }),
    ),
  };
  if (enquiry.business_id === null) await mailer.sendToTeam(message);
  else if (enquiry.business_email) await mailer.send({ to: enquiry.business_email, ...message });
  else return;
  await markMailed(db, enquiryId);
});
