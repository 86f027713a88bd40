import { callApi } from '#app/api/client.ts';
import { writeFilters } from '#app/components/write-filters.ts';
import type { PagesCall } from '#app/features/businesses/use-business-pages.ts';
import type { CallQuery } from '#shared/calls/call-types.ts';
import { limits } from '#shared/limits.ts';
import type { ListedBusiness } from '#shared/schemas/businesses.ts';

const limit = limits.pageSize.results;

/** The further pages of a search, by its filters. */
export function searchPages(filters: CallQuery<'GET /contractor/search'>): PagesCall<ListedBusiness> {
  return {
    key: `search?${writeFilters(filters)}`,
    async load(place, signal) {
      const { data: businesses, ...page } = await callApi('GET /contractor/search', { query: { ...filters, ...place, limit }, signal });
      return { businesses, ...page };
    },
  };
}

/** The further pages of the listing, by its filters. */
export function listingPages(filters: CallQuery<'GET /contractor/get-all'>): PagesCall<ListedBusiness> {
  return {
    key: `get-all?${writeFilters(filters)}`,
    async load(place, signal) {
      const query = { ...filters, ...place, limit };
      const { contractor: businesses, ...page } = await callApi('GET /contractor/get-all', { query, signal });
      return { businesses, ...page };
    },
  };
}
