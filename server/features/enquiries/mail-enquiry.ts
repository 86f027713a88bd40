import { pageUrl, speakingTo } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import { makeProofLink } from '#server/features/email-addresses/proof-link.ts';
import { presentFields } from '#server/features/enquiries/present-fields.ts';
import { findUnmailedEnquiry, markMailed } from '#server/features/enquiries/queries.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { enquiryReceivedMail } from '#server/mail/templates/enquiry-received.ts';
import { enquiryWaitsMail } from '#server/mail/templates/enquiry-waits.ts';
import { enquiryFieldNames } from '#shared/schemas/enquiry-fields.ts';

type Enquiry = NonNullable<Awaited<ReturnType<typeof findUnmailedEnquiry>>>;

/**
 * Brings an enquiry to its business, or a general one to the site's team. Marked when the mail server has taken it, so that a job
 * that ran but could not say so does not mail it again.
 */
export const mailEnquiry = defineJob<{ enquiryId: string }>('mail-enquiry', async (context, { enquiryId }) => {
  const { db, mailer } = context;
  const enquiry = await findUnmailedEnquiry(db, enquiryId);
  if (!enquiry) return;
  const reference = `enquiry-${enquiryId}`;
  const { business_id: businessId, business_email: to } = enquiry;
  if (businessId === null) await mailer.sendToTeam({ reference, ...quoteEnquiry(context, enquiry) });
  else if (!to) return;
  else if (enquiry.is_business_proven) await mailer.send({ to, reference, ...quoteEnquiry(context, enquiry) });
  else await mailer.send({ to, reference, ...(await announceEnquiry(context, enquiry, { enquiryId, businessId, to })) });
  await markMailed(db, enquiryId);
});

/** The enquiry in its sender's words, whom an answer to the mail goes to; to the team, as to nobody in particular, in the site's own language. */
function quoteEnquiry({ config }: Context, enquiry: Enquiry) {
  const mail = speakingTo(enquiry.business_language, () =>
    enquiryReceivedMail({
      businessName: enquiry.business_name,
      ...presentFields(enquiry, enquiryFieldNames),
      language: enquiry.language,
      publicUrl: config.PUBLIC_URL,
    }),
  );
  return { ...(enquiry.email && { replyTo: enquiry.email }), ...mail };
}

/** That there is one, for an address that nobody has proven to read. */
async function announceEnquiry(
  context: Context,
  { business_language, language }: Enquiry,
  { enquiryId, businessId, to }: { enquiryId: string; businessId: string; to: string },
) {
  const link = await makeProofLink(context, { kind: 'contractor', businessId }, to);
  return speakingTo(business_language, () =>
    enquiryWaitsMail({
      language,
      url: pageUrl(context.config.PUBLIC_URL, `/profilesupplier/enquiries/${enquiryId}`),
      proofUrl: link(),
    }),
  );
}
