import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import { toEnquiryColumns } from '#server/db/enquiry-columns.ts';
import type { DB } from '#server/db/types.ts';
import { deliverEnquiry } from '#server/features/enquiries/deliver-enquiry.ts';
import { insertOrigin, insertQuarantined, isInQuarantine } from '#server/features/enquiries/quarantine/queries.ts';
import { insertEnquiry } from '#server/features/enquiries/queries.ts';
import { requireOther } from '#server/features/enquiries/require-other.ts';
import { confirmEnquiry } from '#server/features/enquiries/threads/tell-asker.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { hashNetwork } from '#server/features/registration-networks/hash-network.ts';
import type { Caller } from '#server/features/sessions/known-browsers.ts';
import { type EnquiryValues, enquiryFieldNames } from '#shared/schemas/enquiry-fields.ts';
import { currentLanguage } from '#shared/site-language.ts';

/** What every enquiry says: an empty phone number is one that the writer does not pass on. */
type Said = 'name' | 'email' | 'phoneNo' | 'message';

export interface SentEnquiry extends Pick<EnquiryValues, Said>, Partial<Omit<EnquiryValues, Said>> {
  /** None for a general one, to the site's team. */
  businessId: string | undefined;
  /** The requirement that it is one of the enquiries of. */
  requirementId?: string;
  /** In which it was asked, where that was not now. */
  language?: string;
}

/** Who sends, and from where. */
export interface EnquiryAsker {
  viewer: Viewer;
  caller: Caller;
}

export interface StoredEnquiry {
  enquiryId: string;
  /** The team reads it before the business does. */
  isWithheld: boolean;
}

/**
 * Keeps an enquiry and the jobs that bring it to its receiver, and its sender the link to the answers, in the transaction of whatever sends
 * it. One of a sender in quarantine waits for the team, which its sender is told (docs/decisions/160-threads.md).
 * @throws 400 for one's own business, 429 when the sender or the business has had as many mails as an hour allows.
 */
export async function storeEnquiry(
  context: Context,
  transaction: Transaction<DB>,
  { viewer, caller }: EnquiryAsker,
  { businessId, requirementId, language, ...enquiry }: SentEnquiry,
): Promise<StoredEnquiry> {
  if (businessId !== undefined) await requireOther(transaction, viewer, businessId, { email: enquiry.email, phone_no: enquiry.phoneNo });
  const to = businessId === undefined ? ('team' as const) : { business: businessId };
  await countMail(context, transaction, { by: { viewer, doing: 'forms' }, to });
  const sent = {
    ...toEnquiryColumns(enquiry, enquiryFieldNames),
    business_id: businessId ?? null,
    user_id: viewer.kind === 'user' ? viewer.userId : null,
    sender_business_id: viewer.kind === 'contractor' ? viewer.businessId : null,
    language: language ?? currentLanguage(),
    consented_at: new Date(),
    ...(requirementId === undefined ? {} : { requirement_id: requirementId }),
  };
  const origin = {
    browser: caller.browser && context.signer.digest('enquiry-browser', caller.browser.id),
    network: hashNetwork(context, caller.ip, 'enquiry-network'),
  };
  const isWithheld = businessId !== undefined && (await isInQuarantine(transaction, { ...sent, ...origin }));
  const enquiryId = await insertEnquiry(transaction, { ...sent, is_withheld: isWithheld });
  if (businessId !== undefined) await insertOrigin(transaction, enquiryId, origin);
  if (isWithheld) await insertQuarantined(transaction, enquiryId);
  else await deliverEnquiry(context, transaction, enquiryId);
  if (businessId !== undefined) await confirmEnquiry(context, transaction, enquiryId, requirementId !== undefined);
  return { enquiryId, isWithheld };
}
