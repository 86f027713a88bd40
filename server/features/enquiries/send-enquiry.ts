import type { Context, Viewer } from '#server/context.ts';
import { requireVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { storeEnquiry } from '#server/features/enquiries/store-enquiry.ts';
import type { EnquiryInput } from '#shared/schemas/enquiries.ts';

/** What callers that know no id put in its place. */
const NO_ID = ['', 'undefined', 'null'];

/**
 * Stores an enquiry and, in the same transaction, the job that mails it: a mail server that is down loses nothing (docs/product/rules.md).
 * Whoever sends it is mailed where its answers come to. Without a business it goes to the site's team. Who sends it has read, beside the form, that it is kept and passed on.
 * @throws 404 'Business not found'.
 */
export async function sendEnquiry(
  context: Context,
  viewer: Viewer,
  businessId: string | undefined,
  { website, phoneNo, ...enquiry }: EnquiryInput,
): Promise<void> {
  const general = businessId === undefined || NO_ID.includes(businessId);
  const receiver = general ? undefined : await requireVisibleBusiness(context, viewer, businessId);
  if (website) return;
  await context.db.transaction().execute(async (transaction) => {
    await storeEnquiry(context, transaction, viewer, { ...enquiry, phoneNo, businessId: receiver });
  });
}
