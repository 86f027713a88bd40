import { getBusiness } from '#server/features/businesses/get-business.ts';
import { listBusinesses } from '#server/features/businesses/list-businesses.ts';
import { listMostLiked } from '#server/features/businesses/list-most-liked.ts';
import { listSome } from '#server/features/businesses/list-some.ts';
import { findBusinessesByFilter, findBusinessesByKeyword } from '#server/features/businesses/search-businesses.ts';
import { showPhone } from '#server/features/businesses/show-phone.ts';
import { sendKept } from '#server/kept/kept-answers.ts';
import { callOf } from '#server/plugins/call-of.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import { lastWriteLsnOf } from '#server/plugins/recent-writers.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import type { CallAnswer } from '#shared/calls/call-types.ts';
import { limits } from '#shared/limits.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';

export async function businessCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('GET /contractor/search'),
    config: { rateLimit: rateLimits.search },
    handler: async ({ query: { q, counted, exact, limit, ...filters }, cookies }, reply) => {
      const lastWriteLsn = lastWriteLsnOf({ cookies });
      const found =
        q === undefined
          ? await findBusinessesByFilter(context, { ...filters, limit: limit ?? limits.pageSize.results }, lastWriteLsn)
          : await findBusinessesByKeyword(
              context,
              { q, page: filters.page, limit: limit ?? limits.pageSize.suggestions, withTotal: counted, isExact: exact },
              lastWriteLsn,
            );
      const { businesses: data, understood, from, facets } = found;
      const extras = { ...(understood && { understood }), ...(from && { from }), ...(facets && { facets }) };
      const answer: CallAnswer<'GET /contractor/search'> = { success: true, data, ...paging(found), ...extras };
      return sendKept(reply, found, answer);
    },
  });

  app.route({
    ...callOf('GET /contractor/get-all'),
    config: { rateLimit: rateLimits.search },
    handler: async ({ query, viewer, cookies }) => {
      const input = { ...query, limit: query.limit ?? limits.pageSize.listing };
      const found = await listBusinesses(context, viewer, input, lastWriteLsnOf({ cookies }));
      const next = 'next' in found ? { next: found.next } : {};
      return { success: true as const, contractor: found.businesses, ...paging(found), ...next };
    },
  });

  app.route({
    ...callOf('GET /contractor/get/some'),
    config: { rateLimit: rateLimits.search },
    handler: async ({ query }) => ({ success: true as const, contractors: await listSome(context, query.ids) }),
  });

  app.route({
    ...callOf('GET /contractor/get/most-liked'),
    handler: async () => {
      return { success: true as const, contractors: await listMostLiked(context) };
    },
  });

  app.route({
    ...callOf('GET /contractor/get-details/:id'),
    handler: async ({ params, viewer, headers }) => ({
      success: true as const,
      ...(await getBusiness(context, viewer, params.id, headers['user-agent'])),
    }),
  });

  app.route({
    ...callOf('POST /contractor/show-phone/:id'),
    handler: async ({ params, viewer }) => ({ success: true as const, ...(await showPhone(context, viewer, params.id)) }),
  });
}

function paging({ totalContractors, totalPages, currentPage }: BusinessPage) {
  return { totalContractors, totalPages, currentPage };
}
