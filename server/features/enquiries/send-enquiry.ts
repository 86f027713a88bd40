import type { Context, Viewer } from '#server/context.ts';
import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { mailEnquiry } from '#server/features/enquiries/mail-enquiry.ts';
import { insertEnquiry } from '#server/features/enquiries/queries.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import type { EnquiryInput } from '#shared/schemas/enquiries.ts';

/** What callers that know no id put in its place. */
const NO_ID = ['', 'undefined', 'null'];

/**
 * Stores an enquiry and, in the same transaction, the job that mails it: a mail server that is down loses nothing (docs/product/rules.md).
 * Without a business it goes to the site's team. Who sends it has read, beside the form, that it is kept and passed on.
 * @throws 404 'Business not found'.
 */
export async function sendEnquiry(
  context: Context,
  viewer: Viewer,
  businessId: string | undefined,
  { website, phoneNo, ...enquiry }: EnquiryInput,
): Promise<void> {
  const general = businessId === undefined || NO_ID.includes(businessId);
  const business = general ? undefined : await getVisibleBusiness(context, viewer, businessId);
  if (website) return;
  await context.db.transaction().execute(async (transaction) => {
    const to = business ? { business: business.business_id } : ('team' as const);
    await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to });
    const enquiryId = await insertEnquiry(transaction, {
      ...enquiry,
      phone_no: phoneNo,
      business_id: business?.business_id ?? null,
      user_id: viewer.kind === 'user' ? viewer.userId : null,
      sender_business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
      consented_at: new Date(),
    });
    await context.jobs.enqueue(transaction, mailEnquiry, { enquiryId });
  });
}
