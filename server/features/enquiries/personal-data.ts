import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import { eraseContact } from '#server/db/erase-contact.ts';
import type { DB } from '#server/db/types.ts';
import { forgetMentions, forgetNotes, selectMarksOf } from '#server/features/enquiries/bad-leads/queries.ts';
import { deleteWithheld } from '#server/features/enquiries/quarantine/queries.ts';
import { forgetEnquirySender, selectEnquiries, selectSentEnquiries } from '#server/features/enquiries/queries.ts';
import { senderColumns } from '#server/features/enquiries/sender.ts';
import { presentEnquiry } from '#server/features/enquiries/view.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { FORGOTTEN, type Person } from '#server/person.ts';
import { messages } from '#shared/messages.ts';

/** The enquiries that an account has sent, and those that a business has received, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const sent = await selectSentEnquiries(db, senderColumns(account));
  const sentEnquiries = sent.map((row) => ({
    business: row.business_id,
    businessName: row.business_name,
    name: row.name,
    phoneNo: row.phone_no,
    email: row.email,
    message: row.message,
    sentAt: row.created_at.toISOString(),
    consentedAt: row.consented_at.toISOString(),
  }));
  if (account.kind === 'user') return { sentEnquiries };
  const [received, marks] = await Promise.all([selectEnquiries(db, account.businessId, {}), selectMarksOf(db, account.businessId)]);
  const badLeads = marks.map((row) => ({
    enquiry: row.enquiry_id,
    reason: row.reason ?? '',
    note: row.note,
    markedAt: row.marked_at.toISOString(),
  }));
  return { sentEnquiries, receivedEnquiries: received.map(presentEnquiry), badLeads };
}

/**
 * Takes name, phone, e-mail and words out of the enquiries that an account has sent, and its e-mail and number out of those that
 * came without an account. What nobody but the team has seen goes as a whole, and what owners noted of them loses its words.
 */
export async function forget(transaction: Transaction<DB>, { account, email, phoneNo, traces }: Person): Promise<void> {
  await deleteWithheld(transaction, senderColumns(account));
  await forgetNotes(transaction, senderColumns(account));
  await forgetMentions(transaction, { traces, by: FORGOTTEN });
  await forgetEnquirySender(transaction, senderColumns(account), messages.formerUser);
  await eraseContact(transaction, { table: 'enquiries', phone: 'phone_no' }, { email, phoneNo, traces, by: FORGOTTEN });
}
