import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { limits } from '#shared/limits.ts';
import type { Business, BusinessPage } from '#shared/schemas/businesses.ts';

/** The lists of a tab are kept this long, so that going back finds all of their pages again. */
const KEPT_MILLISECONDS = 30 * 60_000;

/** Further back than this nobody finds their place again by scrolling. */
const MOST_PAGES_AT_ONCE = 25;

type Answer = Omit<BusinessPage, 'businesses'> & ({ data: Business[] } | { contractor: Business[] });

/**
 * A list that starts with the page which came with the document and grows by calls (docs/product/rules.md).
 * @param call path of the call with its filters, without page and limit.
 */
export function useBusinessPages(first: BusinessPage, call: string) {
  // The history entry's key: going back shows the list as it was left, a new search starts with its first page.
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const queryKey = ['businesses', call, first.currentPage, key];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => loadPage(call, pageParam, signal),
    initialPageParam: first.currentPage,
    initialData: { pages: [first], pageParams: [first.currentPage] },
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    // On the server the timer of a kept list would outlive its request.
    ...(import.meta.env.SSR ? {} : { gcTime: KEPT_MILLISECONDS }),
  });

  /** Loads pages until so many are shown, as far as there are any. @returns how many are. */
  async function grow(pages: number): Promise<number> {
    const most = Math.min(pages, MOST_PAGES_AT_ONCE, first.totalPages - first.currentPage + 1);
    const numbers = Array.from({ length: Math.max(0, most - 1) }, (_, index) => first.currentPage + 1 + index);
    const { signal } = new AbortController();
    const further = await Promise.all(numbers.map((number) => loadPage(call, number, signal)));
    // One that is on its way would put its shorter list in the place of this one.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<InfiniteData<BusinessPage, number>>(queryKey, (shown) =>
      shown && shown.pages.length < most ? { pages: [first, ...further], pageParams: [first.currentPage, ...numbers] } : shown,
    );
    return most;
  }
  return { ...list, grow, businesses: withoutRepeats(list.data.pages) };
}

async function loadPage(call: string, page: number, signal: AbortSignal): Promise<BusinessPage> {
  const separator = call.includes('?') ? '&' : '?';
  const paging = new URLSearchParams({ page: String(page), limit: String(limits.pageSize.results) });
  const answer = await callApi<Answer>('GET', `${call}${separator}${paging}`, undefined, { signal });
  const { totalContractors, totalPages, currentPage } = answer;
  return { businesses: 'data' in answer ? answer.data : answer.contractor, totalContractors, totalPages, currentPage };
}

/** A business that moved between two pages while they were loaded is in both. */
function withoutRepeats(pages: readonly BusinessPage[]): Business[] {
  return [...new Map(pages.flatMap(({ businesses }) => businesses).map((business) => [business._id, business])).values()];
}
