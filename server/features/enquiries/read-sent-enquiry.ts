import { readSignedId, signId } from '#server/base/signed-id.ts';
import type { Signer } from '#server/base/signer.ts';
import type { Context, Viewer } from '#server/context.ts';
import { presentFields } from '#server/features/enquiries/present-fields.ts';
import { findJustSent } from '#server/features/enquiries/queries.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { getResponseTime } from '#server/features/response-times/get-response-time.ts';
import type { SentEnquiryPage } from '#shared/schemas/enquiries.ts';
import { askedFields } from '#shared/schemas/enquiry-fields.ts';

/** The page that says what happens now that an enquiry is sent. It is not the link of the mail: who has that reads the mailbox. */
export function sentAddress(signer: Signer, enquiryId: string): string {
  return `/enquiry-sent/${signId(signer, 'enquiry-sent', enquiryId)}`;
}

/**
 * What was sent to a business within the last day, for whoever has the address that was answered then.
 * @throws 404 'Enquiry not found' for everything else, and once its sender is forgotten or its business has left.
 */
export async function readSentEnquiry(context: Context, viewer: Viewer, token: string): Promise<SentEnquiryPage> {
  const id = readSignedId(context.signer, 'enquiry-sent', token);
  const row = id === undefined ? undefined : await findJustSent(context.db, id);
  if (!id || !row?.business_id) throw enquiryRefusals.enquiryNotFound();
  const isOwn =
    (viewer.kind === 'user' && viewer.userId === row.user_id) ||
    (viewer.kind === 'contractor' && viewer.businessId === row.sender_business_id);
  return {
    ...presentFields(row, askedFields),
    businessId: row.business_status === 'approved' ? row.business_id : null,
    businessName: row.business_name,
    businessNameHindi: row.business_name_hi,
    businessService: row.business_service,
    businessCity: row.business_city,
    businessState: row.business_state,
    response: await getResponseTime(context, row.business_id),
    withheldAs: row.withheld_as,
    email: row.email,
    conversation: isOwn ? `/user/enquiries/${id}` : undefined,
  };
}
