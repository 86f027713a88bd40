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
  const found = rows.map(({ enquiry_id, business_id, user_id, name, business_name, service, place, phone_no, email, created_at }) => ({
    _id: enquiry_id,
    name: `${name} → ${business_name}`,
    facts: [[service, place].filter(Boolean).join(', '), phone_no, email].filter(Boolean),
    at: created_at.toISOString(),
    account: user_id ? { kind: 'user' as const, _id: user_id } : { kind: 'business' as const, _id: business_id as string },
  }));
  return { found, total };
}

function readKey(q: string): EnquiryKey | undefined {
  if (isUuid(q)) return { id: q };
  if (isIndianMobile(q)) return { phoneNo: normalisePhone(q) };
  const email = readEmail(q);
  return email === undefined ? undefined : { email };
}
