import { readPagedFilters } from '#app/components/read-filters.ts';
import { type EnquiryFilter, exportQuery } from '#shared/schemas/enquiries.ts';

export interface InboxSearch extends EnquiryFilter {
  page: number;
}

/** Reads which enquiries the address of the desk asks for. */
export function readInboxSearch(query: URLSearchParams): InboxSearch {
  return readPagedFilters(query, exportQuery.shape);
}
