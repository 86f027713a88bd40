import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import { toEnquiryValues } from '#server/db/enquiry-columns.ts';
import { eraseContact } from '#server/db/erase-contact.ts';
import type { DB } from '#server/db/types.ts';
import { forgetMentions, forgetNotes, selectMarksOf } from '#server/features/enquiries/bad-leads/queries.ts';
import { deleteOrigins, deleteWithheld } from '#server/features/enquiries/quarantine/queries.ts';
import { forgetEnquirySender, selectEnquiries, selectSentEnquiries } from '#server/features/enquiries/queries.ts';
import { selectQuickReplies } from '#server/features/enquiries/quick-replies/queries.ts';
import { senderColumns } from '#server/features/enquiries/sender.ts';
import {
  deletePhotos,
  eraseTraces,
  eraseWords,
  leaveToSenders,
  lockThreadsCarrying,
  lockThreadsOf,
} from '#server/features/enquiries/threads/queries/forgetting.ts';
import { readMessages } from '#server/features/enquiries/threads/read-messages.ts';
import { presentEnquiry } from '#server/features/enquiries/view.ts';
import { ANY_CONTACT, FORGOTTEN, FORMER_USER, type Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import type { ThreadEnded } from '#shared/schemas/enquiries.ts';
import { enquiryFieldNames } from '#shared/schemas/enquiry-fields.ts';

/** The enquiries that an account has sent, and those that a business has received, with what followed, for the download of its own data. */
export async function collect(context: Pick<Context, 'db' | 'signer'>, account: PublicAccount) {
  const { db } = context;
  const sent = await selectSentEnquiries(db, senderColumns(account));
  const received = account.kind === 'user' ? [] : await selectEnquiries(db, account.businessId, {});
  const messagesOf = await readMessages(
    context,
    [...sent, ...received].map(({ enquiry_id }) => enquiry_id),
  );
  const sentEnquiries = sent.map((row) => ({
    business: row.business_id,
    businessName: row.business_name,
    ...toEnquiryValues(row, enquiryFieldNames),
    language: row.language,
    sentAt: row.created_at.toISOString(),
    consentedAt: row.consented_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedAs: row.ended_as as ThreadEnded | null,
    messages: messagesOf(row.enquiry_id),
  }));
  if (account.kind === 'user') return { sentEnquiries };
  const [marks, quickReplies] = await Promise.all([selectMarksOf(db, account.businessId), selectQuickReplies(db, account.businessId)]);
  const badLeads = marks.map((row) => ({
    enquiry: row.enquiry_id,
    reason: row.reason ?? '',
    note: row.note,
    markedAt: row.marked_at.toISOString(),
  }));
  return {
    sentEnquiries,
    receivedEnquiries: received.map((row) => ({ ...presentEnquiry(row), messages: messagesOf(row.enquiry_id) })),
    quickReplies,
    badLeads,
  };
}

/**
 * Takes name, phone, e-mail and words out of the enquiries that an account has sent and of what it wrote in their conversations, and its
 * proven e-mail out of those that came without an account. What nobody but the team has seen goes as a whole, and what owners noted
 * of them loses its words. Who sent enquiries to a business that goes keeps the conversations.
 * @returns the keys of the photos of those conversations: nobody can take a name or a number out of a picture.
 */
export async function forget(transaction: Transaction<DB>, { account, email, phoneNo, mentions, traces }: Person): Promise<string[]> {
  await deleteWithheld(transaction, senderColumns(account));
  await forgetNotes(transaction, senderColumns(account));
  await forgetMentions(transaction, { mentions, traces, by: FORGOTTEN });
  const begun = await lockThreadsOf(transaction, senderColumns(account));
  await eraseWords(transaction, begun, 'asker');
  await forgetEnquirySender(transaction, senderColumns(account), FORMER_USER);
  const carrying = await lockThreadsCarrying(transaction, email);
  await deleteOrigins(transaction, [...begun, ...carrying]);
  const received = account.kind === 'contractor' ? await lockThreadsOf(transaction, { business_id: account.businessId }) : [];
  await eraseWords(transaction, received, 'owner');
  // What stands in one's own conversations may be one's own, under whatever address it was written.
  await eraseTraces(transaction, [...begun, ...received], ANY_CONTACT, FORGOTTEN);
  await eraseTraces(transaction, carrying, traces, FORGOTTEN);
  if (account.kind === 'contractor') await leaveToSenders(transaction, account.businessId);
  await eraseContact(transaction, { table: 'enquiries', phone: 'phone_no' }, { email, phoneNo, traces, by: FORGOTTEN });
  return deletePhotos(transaction, { own: [...begun, ...received], carrying });
}
