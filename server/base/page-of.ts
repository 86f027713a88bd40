import { readEmail } from '#shared/email.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';

/** Lists of the back office are counted up to here, and paged no further. */
export const MOST_COUNTED = 10_000;

/** A text that stands anywhere in a column, whatever else it holds; a phone number or an address as it is kept, however it was typed. */
export function patternOf(q: string): string {
  return `%${(isIndianMobile(q) ? normalisePhone(q) : (readEmail(q) ?? q)).replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Where a page of a list is among all that match. */
export function pagingOf(total: number, { page, limit }: { page: number; limit: number }) {
  return { total, totalPages: Math.ceil(total / limit), currentPage: page };
}
