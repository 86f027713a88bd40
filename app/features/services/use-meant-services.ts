import { useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { useDebounced } from '#app/components/debounce.ts';
import { findServiceByName } from '#app/features/services/group-services.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

const TYPING_PAUSE = 120;

/**
 * The services that words mean as they are typed, the likeliest first: 'leak' means Waterproofing and Plumbing Contractors.
 * @param typed empty asks nothing.
 */
export function useMeantServices(services: readonly Service[], typed: string) {
  const words = typed.trim();
  const asked = useDebounced(words, TYPING_PAUSE);
  const query = useQuery({
    queryKey: ['meant-services', asked],
    queryFn: async ({ signal }) => {
      const { understood } = await callApi('GET /contractor/search', { query: { q: asked, page: 1, limit: 1, counted: '0' }, signal });
      return understood?.meanings.flatMap(({ service }) => service ?? []) ?? [];
    },
    enabled: asked !== '',
    retry: false,
  });
  const named = words === '' ? [] : (query.data ?? []).flatMap((name) => findServiceByName(services, name) ?? []);
  return { meant: [...new Set(named)], isSettled: words === asked && !query.isFetching };
}
