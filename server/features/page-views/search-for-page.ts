import { isHuman } from '#server/base/is-human.ts';
import { counting, isCollecting, showing } from '#server/cache/collected-tags.ts';
import type { Context } from '#server/context.ts';
import { findBusinessesByFilter, findBusinessesByKeyword, type KeywordInput } from '#server/features/businesses/search-businesses.ts';
import { countSearch, readSearchCounts, type Searched } from '#server/features/page-views/count-search.ts';
import { type FilterSearch, isNarrowed } from '#server/features/search/read-filter.ts';
import type { Caller } from '#server/features/sessions/known-browsers.ts';
import { networkOf } from '#server/routes/rate-limits.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';

/** Who looks at a page of results. */
interface Searcher {
  context: Context;
  /** By what it is asked for: bots are not counted. */
  userAgent: string | undefined;
  /** Where the caller's last write ended; what they wrote is found. */
  lastWriteLsn: string | undefined;
  /** Where they ask from. */
  caller: Pick<Caller, 'ip'>;
}

/** Businesses for a page of a place, a service and filters; what readers search for is counted. */
export function searchByFilterForPage({ context, ...searcher }: Searcher, input: FilterSearch): Promise<BusinessPage> {
  return showing([], async () => {
    const found = await findBusinessesByFilter(context, input, searcher.lastWriteLsn);
    return countFound({ context, ...searcher }, { ...input, isNarrowed: isNarrowed(input) }, found);
  });
}

/** Businesses for a page of typed words; what readers search for is counted. */
export function searchByWordsForPage({ context, ...searcher }: Searcher, input: KeywordInput): Promise<BusinessPage> {
  return showing([], async () => {
    const found = await findBusinessesByKeyword(context, input, searcher.lastWriteLsn);
    return countFound({ context, ...searcher }, input, found);
  });
}

/** A page that is given again counts each time it is. */
async function countFound({ context, userAgent, caller }: Searcher, searched: Searched, found: BusinessPage): Promise<BusinessPage> {
  if (isCollecting()) counting({ searches: await readSearchCounts(context, searched, found.totalContractors) });
  else if (isHuman(userAgent)) await countSearch(context, searched, found.totalContractors, networkOf(caller.ip));
  return found;
}
