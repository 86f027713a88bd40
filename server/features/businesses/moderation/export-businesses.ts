import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportWalked } from '#server/db/export-table.ts';
import { getListedImport } from '#server/features/businesses/moderation/get-listed-import.ts';
import { type BusinessFilter, selectBusinessesForExport } from '#server/features/businesses/moderation/queries.ts';
import { readContact } from '#server/features/businesses/moderation/search-all.ts';
import { fieldCells } from '#server/features/businesses/profile/field-cell.ts';
import { pictureUrl } from '#server/features/media/media.ts';
import { isStorable, splitWords } from '#server/features/search/text.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { importedFields } from '#shared/schemas/business-fields.ts';
import type { AdminSearch } from '#shared/schemas/moderation.ts';

/** By `id`, `externalKey` and `version` an import knows the row again; it changes what stands from there to `status`. */
const COLUMNS = [
  ...['id', 'externalKey', 'version', ...importedFields, 'status', 'reason', 'plan', 'checked', 'photos', 'servesCities', 'servesKm'],
  ...[
    'siteLanguage',
    'hasAccount',
    'emailConfirmed',
    'phoneConfirmed',
    'rating',
    'reviews',
    'likes',
    'createdAt',
    'updatedAt',
    'approvedAt',
  ],
];

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/**
 * The businesses as a file, of all states or of one, of all imports or of one. Words find those in which they stand, by any name of a trade or a place; near spellings,
 * which the page shows where there is nothing else, are not in it.
 * @throws 401 for visitors, 403 for others than admins, 404 for an import that there is none of.
 */
export async function exportBusinesses(
  context: Context,
  viewer: Viewer,
  { q = '', status, import: importId }: AdminSearch,
): Promise<ExportedTable> {
  requireViewer(viewer, 'admin');
  const { db } = context;
  const listed = importId === undefined ? undefined : await getListedImport(context, importId);
  const filter = { status, importId: listed?._id, ...(await readWords(context, q)) };
  return exportWalked(db, {
    table: 'businesses',
    id: 'business_id',
    columns: COLUMNS,
    select: (range) => selectBusinessesForExport(db, filter, range),
    present,
  });
}

async function readWords(context: Context, q: string): Promise<Pick<BusinessFilter, 'email' | 'phoneNo' | 'words'>> {
  const contact = readContact(q);
  if (contact || !isStorable(q) || splitWords(q).length === 0) return contact ?? {};
  return { words: await context.search.run(undefined, async (engine) => engine.read(q)) };
}

function present(row: Awaited<ReturnType<typeof selectBusinessesForExport>>[number]) {
  return {
    id: row.business_id,
    externalKey: row.external_key,
    version: row.version,
    ...fieldCells(row),
    status: row.status,
    reason: row.status_reason,
    plan: row.plan,
    checked: yesNo(row.is_checked),
    photos: row.images.map((key) => pictureUrl(key, 1600)).join(' '),
    servesCities: row.serves_cities.join(', '),
    servesKm: row.serves_km,
    siteLanguage: row.language,
    hasAccount: yesNo(row.has_account),
    emailConfirmed: yesNo(row.email_proven),
    phoneConfirmed: yesNo(row.phone_proven),
    rating: row.review_count > 0 ? Math.round((Number(row.rating_sum) / row.review_count) * 10) / 10 : null,
    reviews: row.review_count,
    likes: row.like_count,
    createdAt: row.created,
    updatedAt: row.updated,
    approvedAt: row.approved,
  };
}
