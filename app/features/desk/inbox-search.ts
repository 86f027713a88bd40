import { readPage } from '#app/features/search/read-search.ts';
import { type EnquiryFilter, exportQuery } from '#shared/schemas/enquiries.ts';

export interface InboxSearch extends EnquiryFilter {
  page: number;
}

/** Reads which enquiries the address of the desk asks for; what cannot be asked for counts as not asked. */
export function readInboxSearch(query: URLSearchParams): InboxSearch {
  const { status, q } = exportQuery.shape;
  return {
    status: status.safeParse(query.get('status') ?? undefined).data,
    q: q.safeParse(query.get('q') ?? undefined).data || undefined,
    page: readPage(query.get('page')),
  };
}

/** The query of an inbox's address or export, without a question mark; empty for all enquiries. */
export function inboxQueryString({ status, q }: EnquiryFilter): string {
  return new URLSearchParams({ ...(status ? { status } : {}), ...(q ? { q } : {}) }).toString();
}
