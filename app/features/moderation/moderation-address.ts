import { readFilters, readPage } from '#app/components/read-filters.ts';
import { addressWith } from '#app/components/write-filters.ts';
import { type AdminSearch, adminSearchQuery, ownerEditsQuery } from '#shared/schemas/moderation.ts';

/** What the page of businesses shows, as its address says it. */
export type ModerationView =
  | { tab: 'pending'; page: number }
  | ({ tab: 'business'; page: number } & AdminSearch)
  | { tab: 'edits'; show: 'unchecked' | 'all'; page: number };

export const moderationPath = '/admin/business';

/** Reads the address. */
export function readModerationView(query: URLSearchParams): ModerationView {
  const page = readPage(query);
  const { q, status, import: importId } = adminSearchQuery.shape;
  const { show } = ownerEditsQuery.shape;
  if (query.get('tab') === 'business') return { tab: 'business', ...readFilters(query, { q, status, import: importId }), page };
  if (query.get('tab') === 'edits') return { tab: 'edits', ...readFilters(query, { show }), page };
  return { tab: 'pending', page };
}

/** The address of the search over all businesses, or over those of an import. */
export function searchAddress({ q, status, import: importId }: AdminSearch): string {
  return addressWith(moderationPath, { tab: 'business', q, status, import: importId });
}
