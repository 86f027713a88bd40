import type { FastifyRequest } from 'fastify';
import { indiaDay } from '#server/base/india-day.ts';
import { isHuman } from '#server/base/is-human.ts';
import type { Counted } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';
import { countView } from '#server/features/activity/count-view.ts';
import { countedPath, countPage } from '#server/features/page-views/count-page.ts';
import { countSearches } from '#server/features/page-views/count-search.ts';
import { networkOf } from '#server/routes/rate-limits.ts';

/** What a page counts each time it is given. */
export interface PageCounts extends Counted {
  path?: string | undefined;
}

/** A page's data alone: whether they count depends on what they are read for. */
const DATA = /\.data(?:\?|$)/;

/** What the page of an address counts, with what its use cases count. */
export function pageCounts(address: string, counted: Counted): PageCounts {
  return { path: countedPath(new URL(address)), ...counted };
}

/** Counts that a kept page was seen, and what its use cases count: looks at a business, searches. */
export function countCachedPage(context: Context, counts: PageCounts, { method, headers, ip }: FastifyRequest, url: string): void {
  const { 'user-agent': userAgent, 'sec-purpose': purpose, referer: referrer } = headers;
  if (method !== 'GET' || !isHuman(userAgent)) return;
  const { path, businessIds, searches } = counts;
  if (DATA.test(url)) countPage(context, { method, url, status: 200, userAgent, purpose: purpose?.toString(), referrer });
  else if (path !== undefined && !purpose) context.siteCounter.pages.count({ day: indiaDay(), path });
  for (const id of businessIds) countView(context, id, userAgent);
  if (searches.length > 0) countSearches(context, searches, networkOf(ip ?? ''));
}
