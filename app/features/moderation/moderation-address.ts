import { readPage } from '#app/features/search/read-search.ts';
import { type AdminSearch, adminSearchQuery, ownerEditsQuery } from '#shared/schemas/moderation.ts';

/** What the page of businesses shows, as its address says it. */
export type ModerationView =
  | { tab: 'pending'; page: number }
  | ({ tab: 'business'; page: number } & AdminSearch)
  | { tab: 'edits'; show: 'unchecked' | 'all'; page: number };

export const moderationPath = '/admin/business';

/** Reads the address; what cannot be asked for counts as not asked. */
export function readModerationView(query: URLSearchParams): ModerationView {
  const page = readPage(query.get('page'));
  if (query.get('tab') === 'business') {
    const { q, status } = adminSearchQuery.shape;
    return {
      tab: 'business',
      q: q.safeParse(query.get('q') ?? undefined).data || undefined,
      status: status.safeParse(query.get('status') ?? undefined).data,
      page,
    };
  }
  if (query.get('tab') === 'edits') {
    return { tab: 'edits', show: ownerEditsQuery.shape.show.safeParse(query.get('show') ?? undefined).data ?? 'unchecked', page };
  }
  return { tab: 'pending', page };
}

/** The address of the search over all businesses. */
export function searchAddress({ q, status }: AdminSearch): string {
  const query = new URLSearchParams({ tab: 'business', ...(q ? { q } : {}), ...(status ? { status } : {}) });
  return `${moderationPath}?${query}`;
}
