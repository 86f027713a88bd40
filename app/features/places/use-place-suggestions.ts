import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#app/components/debounce.ts';
import type { PlaceSource } from '#app/features/places/place-source.ts';

const SHORTEST = 2;
const PAUSE = 120;

/** Suggestions for what is being typed, from the second letter on, asked for when the typing pauses. */
export function usePlaceSuggestions(typed: string, getSource: () => Promise<PlaceSource>) {
  const text = useDebounced(typed.trim(), PAUSE);
  const enabled = typed.trim().length >= SHORTEST && text.length >= SHORTEST;
  const { data } = useQuery({
    queryKey: ['places', text],
    queryFn: async ({ signal }) => {
      const source = await getSource();
      return { suggestions: await source.suggest(text, signal), attribution: source.attribution };
    },
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return { suggestions: enabled ? (data?.suggestions ?? []) : [], attribution: data?.attribution };
}
