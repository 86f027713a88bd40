import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Context } from '#server/context.ts';
import { countView } from '#server/features/activity/count-view.ts';
import { countPage } from '#server/features/page-views/count-page.ts';
import { countSearch } from '#server/features/page-views/count-search.ts';
import type { KeptPage } from '#server/kept/kept-pages.ts';

/** Counts that a kept page was seen, and what its use cases count: looks at a business, searches. */
export async function countKeptPage(context: Context, page: KeptPage, { method, headers }: FastifyRequest, url: string) {
  const { 'user-agent': userAgent, 'sec-purpose': purpose, referer: referrer } = headers;
  countPage(context, { method, url, status: 200, userAgent, purpose: purpose?.toString(), referrer });
  if (method !== 'GET' || !userAgent || isbot(userAgent)) return;
  for (const what of page.counted) {
    if ('businessId' in what) countView(context, what.businessId, userAgent);
    else await countSearch(context, what.search, what.found);
  }
}
