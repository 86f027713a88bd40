import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { useDebounced } from '#app/components/debounce.ts';
import type { PlaceOfWords } from '#app/features/suggestions/use-place-of-words.ts';
import { limits } from '#shared/limits.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { Meaning } from '#shared/schemas/understanding.ts';

const TYPING_PAUSE = 120;
const FRESH_FOR = 30_000;

/** So many meanings are suggested; all of them stand over the results. */
const MOST_MEANINGS = 3;

/** Where a keyword may lead. */
export interface Suggestions {
  /** Businesses that are called just so: they come before what the words mean. */
  called: Business[];
  meanings: Meaning[];
  businesses: Business[];
}

/**
 * What a keyword may mean and the businesses for it, while it is typed. A call waits for a pause in typing, a newer one aborts
 * it, and an answer is used again for half a minute.
 * @param keyword trimmed; empty asks nothing.
 * @param place where it is searched unless it names a place itself.
 */
export function useSuggestions(keyword: string, place: PlaceOfWords | undefined) {
  const asked = useDebounced(keyword, TYPING_PAUSE);
  const query = useQuery({
    queryKey: ['suggestions', asked, place],
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const { address: completeAddress, ...at } = place ?? {};
      const query = { q: asked, page: 1, limit: limits.pageSize.suggestions, counted: '0', ...at, completeAddress } as const;
      const { data, understood } = await callApi('GET /contractor/search', { query, signal });
      const called = understood?.named ?? 0;
      const meanings = understood?.meanings.slice(0, MOST_MEANINGS) ?? [];
      return { called: data.slice(0, called), meanings, businesses: data.slice(called) };
    },
    enabled: asked !== '',
    staleTime: FRESH_FOR,
    placeholderData: asked === '' ? undefined : keepPreviousData,
    retry: false,
  });
  return { ...query, isSettled: asked === keyword && !query.isFetching };
}
