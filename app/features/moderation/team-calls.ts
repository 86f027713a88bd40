import { callApi } from '#app/api/client.ts';
import { writeFilters } from '#app/components/write-filters.ts';
import type { PagesCall } from '#app/features/businesses/use-business-pages.ts';
import type { CallAnswer } from '#shared/calls/call-types.ts';
import { limits } from '#shared/limits.ts';
import type { AdminSearch, ModeratedBusiness } from '#shared/schemas/moderation.ts';

const limit = limits.pageSize.results;

type Listed = CallAnswer<'GET /contractor/get-all'>['contractor'][number];

/** The further pages of the businesses that wait. None is left out, whatever was decided meanwhile and by whom. */
export const pendingPages: PagesCall<ModeratedBusiness> = {
  key: 'pending',
  goesOnAfter: true,
  async load(place, signal) {
    const { contractor, ...page } = await callApi('GET /contractor/get-all', { query: { status: 'pending', ...place, limit }, signal });
    return { businesses: contractor.filter(isModerated), ...page };
  },
};

/** The further pages of the search over all businesses. */
export function moderatedPages(search: AdminSearch): PagesCall<ModeratedBusiness> {
  return {
    key: `all?${writeFilters(search)}`,
    async load(place, signal) {
      const { data: businesses, ...page } = await callApi('GET /admin/business/search', { query: { ...search, ...place, limit }, signal });
      return { businesses, ...page };
    },
  };
}

/** Admins get those that wait with all that they decide by. */
function isModerated(business: Listed): business is Listed & ModeratedBusiness {
  const { version, duplicates, status, email, phoneNo } = business;
  return [version, duplicates, status, email, phoneNo].every((known) => known !== undefined);
}
