import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loadAnchored } from '#app/components/load-anchored.ts';
import type { BusinessPage, ListedBusiness } from '#shared/schemas/businesses.ts';

/** Further back than this nobody finds their place again by scrolling. */
const MOST_PAGES_AT_ONCE = 25;

/** A page of a list; the team's lists have more of each business. */
export interface PageOf<Item> extends BusinessPage<Item> {
  /** Where to go on, for lists that go on after a business. */
  next?: string | undefined;
}

/** Which page of a list: one by its number, or the one that goes on after a business. */
export type PagePlace = { page: number } | { after: string };

/** The call for the further pages of a list. */
export interface PagesCall<Item> {
  /** Tells the list from others: what it is filtered by. */
  key: string;
  load: (place: PagePlace, signal: AbortSignal) => Promise<PageOf<Item>>;
  /** It goes on after the last business that was seen, where its pages move on as businesses leave it. */
  goesOnAfter?: boolean;
}

interface BusinessPages<Item> {
  /** The page that came with the document. */
  first: PageOf<Item>;
  call: PagesCall<Item>;
  /** How long the list is kept for who comes back to it, in milliseconds. */
  keptFor: number;
}

/** A list of businesses that starts with the page which came with the document and grows by calls (docs/product/rules.md). */
export function useBusinessPages<Item extends ListedBusiness>({ first, call, keptFor }: BusinessPages<Item>) {
  // The history entry's key: going back shows the list as it was left, a new search starts with its first page.
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const [goal, setGoal] = useState(0);
  const queryKey = ['businesses', call.key, first.currentPage, key];
  const start = { page: first.currentPage } as PagePlace;
  const loadPage = async (place: PagePlace, signal: AbortSignal): Promise<PageOf<Item>> => {
    if (!('page' in place)) return call.load(place, signal);
    const known = queryClient.getQueryData<InfiniteData<PageOf<Item>, PagePlace>>(queryKey)?.pages ?? [first];
    const ids = new Set(known.flatMap(({ businesses }) => businesses.map(({ _id }) => _id)));
    const { page, rows } = await loadAnchored(place.page, {
      first: first.currentPage,
      load: (number) => call.load({ page: number }, signal),
      rowsOf: ({ businesses }) => businesses,
      isShown: ({ _id }) => ids.has(_id),
    });
    return { ...page, businesses: rows };
  };
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: start,
    initialData: { pages: [first], pageParams: [start] },
    getNextPageParam: ({ currentPage, totalPages, next }): PagePlace | undefined => {
      if (call.goesOnAfter) return next === undefined ? undefined : { after: next };
      return currentPage < totalPages ? { page: currentPage + 1 } : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    // On the server the timer of a kept list would outlive its request.
    ...(import.meta.env.SSR ? {} : { gcTime: keptFor }),
  });

  /** What is on its way would put the list as it was before in the place of this one. Its end asks again; all of it is asked for here. */
  async function change(next: (shown: InfiniteData<PageOf<Item>, PagePlace>) => InfiniteData<PageOf<Item>, PagePlace>) {
    const state = queryClient.getQueryState(queryKey);
    const isReadAnew = state?.fetchStatus === 'fetching' && !state.fetchMeta?.fetchMore;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<InfiniteData<PageOf<Item>, PagePlace>>(queryKey, (shown) => shown && next(shown));
    if (isReadAnew) void list.refetch();
  }

  function changeBusinesses(next: (known: Item[]) => Item[]) {
    return change((shown) => ({ ...shown, pages: shown.pages.map((page) => ({ ...page, businesses: next(page.businesses) })) }));
  }

  /** Loads pages until so many are shown, as far as there are any. @returns how many are. */
  async function grow(pages: number): Promise<number> {
    const most = Math.min(pages, MOST_PAGES_AT_ONCE, first.totalPages - first.currentPage + 1);
    const places = Array.from({ length: Math.max(0, most - 1) }, (_, index) => ({ page: first.currentPage + 1 + index }));
    const { signal } = new AbortController();
    setGoal(most);
    const further = await Promise.all(places.map((place) => call.load(place, signal))).catch((error) => {
      setGoal(0);
      throw error;
    });
    await change((shown) => (shown.pages.length < most ? { pages: [first, ...further], pageParams: [start, ...places] } : shown));
    return most;
  }

  return {
    ...list,
    grow,
    /** Whether `grow` is on its way: going on by itself meanwhile, the list would become longer than it is to be. */
    isGrowing: list.data.pages.length < goal,
    businesses: withoutRepeats(list.data.pages),
    remove: (ids: readonly string[]) => changeBusinesses((known) => known.filter(({ _id }) => !ids.includes(_id))),
    replace: (changed: Item) => changeBusinesses((known) => known.map((business) => (business._id === changed._id ? changed : business))),
  };
}

/** A business that moved between two pages while they were loaded is in both. */
function withoutRepeats<Item extends ListedBusiness>(pages: readonly PageOf<Item>[]): Item[] {
  return [...new Map(pages.flatMap(({ businesses }) => businesses).map((business) => [business._id, business])).values()];
}
