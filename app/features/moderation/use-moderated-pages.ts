import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { limits } from '#shared/limits.ts';
import type { ModeratedBusiness, ModeratedPage } from '#shared/schemas/moderation.ts';

type Answer = Omit<ModeratedPage, 'businesses'> & ({ data: ModeratedBusiness[] } | { contractor: ModeratedBusiness[] });

interface ModeratedList {
  /** The page that came with the document. */
  first: ModeratedPage;
  /** Path of the call for further pages, with its filters. */
  call: string;
  /** What the call takes to go on after a page; nothing after the last. */
  nextOf: (page: ModeratedPage) => string | undefined;
}

/** A list of businesses that grows by calls, and from which those that are decided on can be taken. */
export function useModeratedPages({ first, call, nextOf }: ModeratedList) {
  const { key } = useLocation();
  const client = useQueryClient();
  const queryKey = ['moderation', call, first.currentPage, key];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => loadPage(`${call}${call.includes('?') ? '&' : '?'}${pageParam}`, signal),
    initialPageParam: `page=${first.currentPage}`,
    initialData: { pages: [first], pageParams: [`page=${first.currentPage}`] },
    getNextPageParam: nextOf,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    // Others decide as well: whoever comes back sees the list as it is. On the server the timer would outlive its request.
    ...(import.meta.env.SSR ? {} : { gcTime: 0 }),
  });

  function change(businesses: (known: ModeratedBusiness[]) => ModeratedBusiness[]) {
    client.setQueryData<typeof list.data>(queryKey, (known) =>
      known ? { ...known, pages: known.pages.map((page) => ({ ...page, businesses: businesses(page.businesses) })) } : known,
    );
  }

  const all = list.data.pages.flatMap(({ businesses }) => businesses);
  return {
    ...list,
    /** A business that moved between two pages while they were loaded is in both. */
    businesses: [...new Map(all.map((business) => [business._id, business])).values()],
    remove: (id: string) => change((known) => known.filter(({ _id }) => _id !== id)),
    replace: (changed: ModeratedBusiness) =>
      change((known) => known.map((business) => (business._id === changed._id ? changed : business))),
  };
}

async function loadPage(path: string, signal: AbortSignal): Promise<ModeratedPage> {
  const answer = await callApi<Answer>('GET', `${path}&limit=${limits.pageSize.results}`, undefined, { signal });
  const { totalContractors, totalPages, currentPage, next } = answer;
  const businesses = 'data' in answer ? answer.data : answer.contractor;
  return { businesses, totalContractors, totalPages, currentPage, ...(next === undefined ? {} : { next }) };
}
