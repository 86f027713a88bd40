import { MOST_COUNTED } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { getListedImport } from '#server/features/businesses/moderation/get-listed-import.ts';
import { presentForAdmin } from '#server/features/businesses/moderation/present-for-admin.ts';
import { type BusinessFilter, countFiltered, selectByIds, selectFiltered } from '#server/features/businesses/moderation/queries.ts';
import { isStorable, splitWords } from '#server/features/search/text.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { readEmail } from '#shared/email.ts';
import { isIndianMobile, normalisePhone } from '#shared/phone.ts';
import type { AdminSearch, ModeratedPage } from '#shared/schemas/moderation.ts';

/** A page of a list, which may begin anywhere. */
interface Page {
  skip: number;
  limit: number;
}

type Row = Awaited<ReturnType<typeof selectFiltered>>[number];
interface FoundRows {
  rows: Row[];
  total: number;
}

/**
 * Businesses of all states: those that are not approved first and the latest of them first, then the approved ones as the public
 * search has them. A phone number or e-mail address finds those that are reached by it; without words the latest are listed.
 * @param lastWriteLsn where the caller's last write ended; what they wrote is found.
 * Those of an import are listed the latest first, whatever their state.
 * @throws 401 for visitors, 403 for others than admins, 404 for an import that there is none of.
 */
export async function searchAll(
  context: Context,
  viewer: Viewer,
  { q = '', status, import: importId, page, limit }: AdminSearch & { page: number; limit: number },
  lastWriteLsn: string | undefined,
): Promise<ModeratedPage> {
  requireViewer(viewer, 'admin');
  const slice = { skip: (page - 1) * limit, limit };
  const listed = importId === undefined ? undefined : await getListedImport(context, importId);
  const { rows, total } = await find(context, { q, status, import: listed?._id }, slice, lastWriteLsn);
  const businesses = await presentForAdmin(context, rows);
  const paging = { totalContractors: total, totalPages: Math.ceil(total / limit), currentPage: page };
  return { businesses, ...paging, ...(listed && { import: listed }) };
}

async function find(
  context: Context,
  { q = '', status, import: importId }: AdminSearch,
  page: Page,
  lastWriteLsn: string | undefined,
): Promise<FoundRows> {
  if (page.skip >= MOST_COUNTED || !isStorable(q)) return { rows: [], total: 0 };
  const contact = readContact(q);
  if (contact || splitWords(q).length === 0) return findFiltered(context, { status, importId, ...contact }, page);
  const reading = await context.search.run(lastWriteLsn, async (engine) => engine.read(q));
  if (importId !== undefined) return findFiltered(context, { status, importId, words: reading }, page);
  if (status !== undefined && status !== 'approved') return findFiltered(context, { status, reading }, page);
  if (status === 'approved') return findApproved(context, q, page, page.limit, lastWriteLsn);
  const unlisted = await findFiltered(context, { reading }, page);
  const skip = Math.max(0, page.skip - unlisted.total);
  const approved = await findApproved(context, q, { skip, limit: page.limit - unlisted.rows.length }, page.limit, lastWriteLsn);
  return { rows: [...unlisted.rows, ...approved.rows], total: unlisted.total + approved.total };
}

/** The way to reach a business, when the words are one. */
export function readContact(q: string): Pick<BusinessFilter, 'email' | 'phoneNo'> | undefined {
  const email = readEmail(q);
  if (email) return { email };
  return isIndianMobile(q) ? { phoneNo: normalisePhone(q) } : undefined;
}

async function findFiltered({ db }: Context, filter: BusinessFilter, { skip, limit }: Page): Promise<FoundRows> {
  const [rows, total] = await Promise.all([selectFiltered(db, filter, { limit, offset: skip }), countFiltered(db, filter)]);
  return { rows, total };
}

/**
 * A part of what the public search finds, from any place on. Its pages are always of one size, because near spellings follow where
 * they are not full: two of them are put together where the part lies across both.
 */
async function findApproved(
  { search, db }: Context,
  q: string,
  { skip, limit }: Page,
  size: number,
  lastWriteLsn: string | undefined,
): Promise<FoundRows> {
  const read = (page: number) => search.run(lastWriteLsn, (engine) => engine.searchByKeyword({ q, page, limit: size, withTotal: true }));
  const page = Math.floor(skip / size) + 1;
  const start = skip % size;
  const first = await read(page);
  const second = start + limit > size && first.rows.length === size ? await read(page + 1) : { rows: [] };
  const ids = [...first.rows, ...second.rows].slice(start, start + limit).map(({ business_id }) => business_id);
  const rows = new Map((await selectByIds(db, ids)).map((row) => [row.business_id, row]));
  // A replica may not know yet that one was taken off the list.
  const listed = ids.flatMap((id) => rows.get(id) ?? []).filter(({ status }) => status === 'approved');
  return { rows: listed, total: first.total };
}
