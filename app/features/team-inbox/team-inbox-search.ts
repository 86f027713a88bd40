import { readPagedFilters } from '#app/components/read-filters.ts';
import { addressWith } from '#app/components/write-filters.ts';
import { type InboxFilter, inboxFilter } from '#shared/schemas/inbox.ts';

export interface TeamInboxSearch extends InboxFilter {
  page: number;
}

/** Reads which messages the address asks for. */
export function readTeamInboxSearch(query: URLSearchParams): TeamInboxSearch {
  return readPagedFilters(query, inboxFilter.shape);
}

/** The address of the messages that match, from their first page. */
export function teamInboxAddress({ kind, status, q }: InboxFilter): string {
  return addressWith('/admin/inbox', { kind, status, q });
}
