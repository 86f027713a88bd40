import { isUuid } from '#server/base/uuid.ts';
import type { Context } from '#server/context.ts';
import { countSentEnquiries, type EnquiryKey, selectSentEnquiries } from '#server/features/office-search/queries.ts';
import { readEmail } from '#shared/email.ts';
import { limits } from '#shared/limits.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';
import type { FoundGroup } from '#shared/schemas/office-search.ts';

/**
 * Enquiries to businesses, by the number or the e-mail address of who sent them, in any form, or by their id: who sent which to whom and when, for
 * somebody who asks the team what became of theirs. Neither by what was written, which the team does not read, nor by names.
 */
export async function findSentEnquiries({ db }: Pick<Context, 'db'>, q: string): Promise<Omit<FoundGroup, 'kind'>> {
  const key = readKey(q);
  if (!key) return { found: [], total: 0 };
  const [rows, total] = await Promise.all([selectSentEnquiries(db, key, limits.pageSize.results), countSentEnquiries(db, key)]);
  const found = rows.map((row) => ({
    _id: row.enquiry_id,
    name: `${row.name} → ${row.business_name}`,
    facts: [[row.service, row.place].filter(Boolean).join(', '), row.phone_no, row.email].filter(Boolean),
    at: row.created_at.toISOString(),
    account: accountOf(row),
  }));
  return { found, total };
}

/** The account whose page says more: the sender's, else that of the business which was asked. */
function accountOf({ user_id, sender_business_id, business_id }: Awaited<ReturnType<typeof selectSentEnquiries>>[number]) {
  if (user_id) return { kind: 'user' as const, _id: user_id };
  return { kind: 'business' as const, _id: sender_business_id ?? (business_id as string) };
}

function readKey(q: string): EnquiryKey | undefined {
  if (isUuid(q)) return { id: q };
  if (isIndianMobile(q)) return { phoneNo: normalisePhone(q) };
  const email = readEmail(q);
  return email === undefined ? undefined : { email };
}
