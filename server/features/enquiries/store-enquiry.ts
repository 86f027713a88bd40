import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { deliverEnquiry } from '#server/features/enquiries/deliver-enquiry.ts';
import { insertQuarantined, isInQuarantine } from '#server/features/enquiries/quarantine/queries.ts';
import { insertEnquiry } from '#server/features/enquiries/queries.ts';
import { confirmEnquiry } from '#server/features/enquiries/threads/mail-asked.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { currentLanguage } from '#shared/site-language.ts';

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
  /** In which it was asked, where that was not now. */
  language?: string;
}

/**
 * Keeps an enquiry and the jobs that bring it to its receiver, and its sender the link to the answers, in the transaction of whatever sends it. One of a sender in quarantine
 * waits for the team; nothing that its sender is told differs (docs/decisions/168-bad-leads.md).
 * @returns its id.
 * @throws 429 when the sender or the business has had as many mails as an hour allows.
 */
export async function storeEnquiry(
  context: Context,
  transaction: Transaction<DB>,
  viewer: Viewer,
  { businessId, phoneNo, requirementId, language, ...enquiry }: SentEnquiry,
): Promise<string> {
  const to = businessId === undefined ? ('team' as const) : { business: businessId };
  await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to });
  const sent = {
    ...enquiry,
    phone_no: phoneNo,
    business_id: businessId ?? null,
    user_id: viewer.kind === 'user' ? viewer.userId : null,
    sender_business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
    language: language ?? currentLanguage(),
    consented_at: new Date(),
    ...(requirementId === undefined ? {} : { requirement_id: requirementId }),
  };
  const isWithheld = businessId !== undefined && (await isInQuarantine(transaction, sent));
  const enquiryId = await insertEnquiry(transaction, { ...sent, is_withheld: isWithheld });
  if (isWithheld) await insertQuarantined(transaction, enquiryId);
  else await deliverEnquiry(context, transaction, enquiryId);
  if (businessId !== undefined) await confirmEnquiry(context, transaction, enquiryId, requirementId !== undefined);
  return enquiryId;
}
