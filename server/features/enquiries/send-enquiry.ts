import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { requireVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { sentAddress } from '#server/features/enquiries/read-sent-enquiry.ts';
import { type EnquiryAsker, storeEnquiry } from '#server/features/enquiries/store-enquiry.ts';
import type { EnquiryInput } from '#shared/schemas/enquiries.ts';

/** What callers that know no id put in its place. */
const NO_ID = ['', 'undefined', 'null'];

/**
 * Stores an enquiry and, in the same transaction, the job that mails it: a mail server that is down loses nothing (docs/product/rules.md).
 * Whoever sends it is mailed where its answers come to. Without a business it goes to the site's team. Who sends it has read, beside the form, that it is kept and passed on.
 * @returns whether the team reads it first, and of one to a business the page that says what happens now.
 * @throws 404 'Business not found'; what `storeEnquiry` throws.
 */
export async function sendEnquiry(
  context: Context,
  asker: EnquiryAsker,
  businessId: string | undefined,
  { website, ...enquiry }: EnquiryInput,
): Promise<{ isWithheld: boolean; address?: string }> {
  const general = businessId === undefined || NO_ID.includes(businessId);
  const receiver = general ? undefined : await requireVisibleBusiness(context, asker.viewer, businessId);
  if (website) return { isWithheld: false };
  const send = (transaction: Transaction<DB>) => storeEnquiry(context, transaction, asker, { ...enquiry, businessId: receiver });
  const { enquiryId, isWithheld } = await context.db.transaction().execute(send);
  return receiver === undefined ? { isWithheld } : { isWithheld, address: sentAddress(context.signer, enquiryId) };
}
