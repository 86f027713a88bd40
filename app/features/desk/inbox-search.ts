import { readPagedFilters } from '#app/components/read-filters.ts';
import { type EnquiryFilter, exportQuery } from '#shared/schemas/enquiries.ts';
import { placeAfter } from '#shared/schemas/paging.ts';

export interface InboxSearch extends EnquiryFilter {
  page: number;
  /** Where the list goes on, in place of the page. */
  after?: string | undefined;
}

/** Reads which enquiries the address of the desk asks for. */
export function readInboxSearch(query: URLSearchParams): InboxSearch {
  return readPagedFilters(query, { ...exportQuery.shape, after: placeAfter() });
}
