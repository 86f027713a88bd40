import type { Context } from '#server/context.ts';
import type { PublicAccount } from '#server/features/accounts/find-addressee.ts';
import { selectEnquiries, selectSent } from '#server/features/enquiries/queries.ts';
import { senderColumns } from '#server/features/enquiries/sender.ts';
import { presentEnquiry } from '#server/features/enquiries/view.ts';
import type { Enquiry } from '#shared/schemas/enquiries.ts';

/** The enquiries that an account has sent, for the download of its own data. */
export async function collectSentEnquiries({ db }: Pick<Context, 'db'>, sender: PublicAccount) {
  const rows = await selectSent(db, senderColumns(sender));
  return rows.map((row) => ({
    business: row.business_id,
    businessName: row.business_name,
    name: row.name,
    phoneNo: row.phone_no,
    email: row.email,
    message: row.message,
    sentAt: row.created_at.toISOString(),
    consentedAt: row.consented_at.toISOString(),
  }));
}

/** The enquiries that a business has received, for the download of its own data. */
export async function collectReceivedEnquiries({ db }: Pick<Context, 'db'>, businessId: string): Promise<Enquiry[]> {
  return (await selectEnquiries(db, businessId, {})).map(presentEnquiry);
}
