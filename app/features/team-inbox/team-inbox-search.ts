import { readPage } from '#app/features/search/read-search.ts';
import { type InboxFilter, inboxFilter } from '#shared/schemas/inbox.ts';

export interface TeamInboxSearch extends InboxFilter {
  page: number;
}

/** Reads which messages the address asks for; what cannot be asked for counts as not asked. */
export function readTeamInboxSearch(query: URLSearchParams): TeamInboxSearch {
  const { kind, status, q } = inboxFilter.shape;
  return {
    kind: kind.safeParse(query.get('kind') ?? undefined).data,
    status: status.safeParse(query.get('status') ?? undefined).data,
    q: q.safeParse(query.get('q') ?? undefined).data || undefined,
    page: readPage(query.get('page')),
  };
}

/** The address of the messages that match, from their first page. */
export function teamInboxAddress({ kind, status, q }: InboxFilter): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(status ? { status } : {}), ...(q ? { q } : {}) });
  return query.size > 0 ? `/admin/inbox?${query}` : '/admin/inbox';
}
