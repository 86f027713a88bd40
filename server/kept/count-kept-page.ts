import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { countView } from '#server/features/activity/count-view.ts';
import { countedPath, countPage } from '#server/features/page-views/count-page.ts';
import { countSearches, readSearchCounts, type SearchCount } from '#server/features/page-views/count-search.ts';
import { indiaDay } from '#server/india-day.ts';
import { isReader } from '#server/is-reader.ts';
import type { KeptPage } from '#server/kept/kept-pages.ts';

/** What a page counts each time it is given: found out once. */
export interface KeptCounts {
  path: string | undefined;
  searches: SearchCount[];
}

/** A page's data alone: whether they count depends on what they are read for. */
const DATA = /\.data(?:\?|$)/;

/** Counts that a kept page was seen, and what its use cases count: looks at a business, searches. */
export async function countKeptPage(context: Context, page: KeptPage, { method, headers }: FastifyRequest, url: string) {
  const { 'user-agent': userAgent, 'sec-purpose': purpose, referer: referrer } = headers;
  if (method !== 'GET' || !isReader(userAgent)) return;
  page.counts ??= { path: countedPath(new URL(url)), searches: await readSearches(context, page) };
  const { path, searches } = page.counts;
  if (DATA.test(url)) countPage(context, { method, url, status: 200, userAgent, purpose: purpose?.toString(), referrer });
  else if (path !== undefined && !purpose) context.siteCounter.pages.count({ day: indiaDay(), path });
  for (const what of page.counted) if ('businessId' in what) countView(context, what.businessId, userAgent);
  countSearches(context, searches);
}

async function readSearches(context: Context, { counted }: KeptPage) {
  const counts = counted.map((what) => ('search' in what ? readSearchCounts(context, what.search, what.found) : []));
  return (await Promise.all(counts)).flat();
}
