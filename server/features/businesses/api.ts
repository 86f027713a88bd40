import type * as z from 'zod/mini';
import { getBusiness } from '#server/features/businesses/get-business.ts';
import { listBusinesses } from '#server/features/businesses/list-businesses.ts';
import { listMostLikedNear } from '#server/features/businesses/list-most-liked.ts';
import { listSome } from '#server/features/businesses/list-some.ts';
import { findBusinessesByFilter, findBusinessesByKeyword, type KeywordInput } from '#server/features/businesses/search-businesses.ts';
import { showPhone } from '#server/features/businesses/show-phone.ts';
import type { PlaceInput } from '#server/features/search/search-place.ts';
import type { Ask } from '#server/pages/ask.ts';
import { cacheAnswers } from '#server/pages/cached-calls.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import { lastWriteLsnOf } from '#server/routes/recent-writers.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import type { CallAnswer } from '#shared/calls/call-types.ts';
import { limits } from '#shared/limits.ts';
import type { BusinessPage, searchQuery } from '#shared/schemas/businesses.ts';

export async function businessCalls(app: App) {
  const { context } = app;
  const lists = cacheAnswers(app);

  app.route({
    ...callOf('GET /contractor/search'),
    config: { rateLimit: rateLimits.search },
    preValidation: lists.preValidation,
    handler: (request, reply) => lists.send(request, reply, (ask) => search(ask, request.query)),
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
    handler: async ({ query }) => ({ success: true as const, contractors: await listMostLikedNear(context, query) }),
  });

  app.route({
    ...callOf('GET /contractor/get-details/:id'),
    config: { changes: true },
    handler: async ({ params, viewer, headers, ip }) => ({
      success: true as const,
      ...(await getBusiness(context, viewer, params.id, { ip, userAgent: headers['user-agent'] })),
    }),
  });

  app.route({
    ...callOf('POST /contractor/show-phone/:id'),
    handler: async ({ params, viewer, ip }) => ({ success: true as const, ...(await showPhone(context, viewer, params.id, ip)) }),
  });
}

async function search(
  ask: Ask,
  { q, counted, exact, limit, ...filters }: z.output<typeof searchQuery>,
): Promise<CallAnswer<'GET /contractor/search'>> {
  const found = await ask(({ context, lastWriteLsn }) => {
    if (q === undefined) return findBusinessesByFilter(context, { ...filters, limit: limit ?? limits.pageSize.results }, lastWriteLsn);
    const page = { page: filters.page, limit: limit ?? limits.pageSize.suggestions };
    const words = { q, ...page, withTotal: counted, isExact: exact, at: placeIn(filters) };
    return findBusinessesByKeyword(context, words, lastWriteLsn);
  });
  const { businesses: data, understood, placedBy, from, facets } = found;
  const extras = { ...(understood && { understood }), ...(placedBy && { placedBy }), ...(from && { from }), ...(facets && { facets }) };
  return { success: true, data, ...paging(found), ...extras };
}

/** The place beside typed words. */
function placeIn({ city, state, completeAddress, lat, lng }: PlaceInput): KeywordInput['at'] {
  const at = { city, state, completeAddress, lat, lng };
  return [city, state, completeAddress].some(Boolean) ? at : undefined;
}

function paging({ totalContractors, totalPages, currentPage }: BusinessPage) {
  return { totalContractors, totalPages, currentPage };
}
