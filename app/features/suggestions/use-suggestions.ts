import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { limits } from '#shared/limits.ts';
import type { Business } from '#shared/schemas/businesses.ts';

const TYPING_PAUSE = 120;
const FRESH_FOR = 30_000;

/**
 * Businesses that match a keyword while it is typed. A call waits for a pause in typing, a newer one aborts it, and an answer
 * is used again for half a minute.
 * @param keyword trimmed; empty asks nothing.
 */
export function useSuggestions(keyword: string) {
  const asked = useDelayed(keyword);
  const query = useQuery({
    queryKey: ['suggestions', asked],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams({ q: asked, page: '1', limit: String(limits.pageSize.suggestions), counted: '0' });
      const { data } = await callApi<{ data: Business[] }>('GET', `/contractor/search?${search}`, undefined, { signal });
      return data;
    },
    enabled: asked !== '',
    staleTime: FRESH_FOR,
    placeholderData: asked === '' ? undefined : keepPreviousData,
    retry: false,
  });
  return { ...query, isSettled: asked === keyword && !query.isFetching };
}

/** Follows `text` after a pause in typing; the empty text and the first one at once. */
function useDelayed(text: string) {
  const [delayed, setDelayed] = useState(text);
  if (text === '' && delayed !== '') setDelayed('');
  useEffect(() => {
    const timer = setTimeout(setDelayed, TYPING_PAUSE, text);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
