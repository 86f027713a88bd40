import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailEnquiry } from '#server/features/enquiries/mail-enquiry.ts';
import { insertEnquiry } from '#server/features/enquiries/queries.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';

export interface SentEnquiry {
  /** None for a general one, to the site's team. */
  businessId: string | undefined;
  name: string;
  email: string;
  /** Empty when the writer does not pass it on. */
  phoneNo: string;
  message: string;
  /** The requirement that it is one of the enquiries of. */
  requirementId?: string;
}

/**
 * Keeps an enquiry and the job that mails it, in the transaction of whatever sends it.
 * @returns its id.
 * @throws 429 when the sender or the business has had as many mails as an hour allows.
 */
export async function storeEnquiry(
  context: Context,
  transaction: Transaction<DB>,
  viewer: Viewer,
  { businessId, phoneNo, requirementId, ...enquiry }: SentEnquiry,
): Promise<string> {
  const to = businessId === undefined ? ('team' as const) : { business: businessId };
  await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to });
  const enquiryId = await insertEnquiry(transaction, {
    ...enquiry,
    phone_no: phoneNo,
    business_id: businessId ?? null,
    user_id: viewer.kind === 'user' ? viewer.userId : null,
    sender_business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
    consented_at: new Date(),
    ...(requirementId === undefined ? {} : { requirement_id: requirementId }),
  });
  await context.jobs.enqueue(transaction, mailEnquiry, { enquiryId });
  return enquiryId;
}
