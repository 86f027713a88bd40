import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import type { Search } from '#app/features/search/search.ts';

/** A place as an address of results has it. */
export type PlaceOfWords = Pick<Search, 'city' | 'state' | 'address' | 'lat' | 'lng'>;

/**
 * Where typed words are searched that name no place: at the place of the page, or at the one that this browser remembers. Another tab may
 * have chosen another one meanwhile.
 */
export function usePlaceOfWords(): PlaceOfWords | undefined {
  const { pathname, search } = useLocation();
  const remembered = useRememberedPlace();
  return useMemo(() => {
    const own = pathname === '/searcher' ? placeIn(new URLSearchParams(search)) : undefined;
    if (own || !remembered) return own;
    const { city, state, formattedAddress: address, lat, lng } = remembered;
    return { city, state, address, lat, lng };
  }, [pathname, search, remembered]);
}

function placeIn(query: URLSearchParams): PlaceOfWords | undefined {
  const read = (name: string) => query.get(name) ?? undefined;
  const [city, state, lat, lng] = [read('city'), read('state'), read('lat'), read('lng')];
  if (!city || !state) return undefined;
  const isPoint = [lat, lng].every((degrees) => degrees !== undefined && Number.isFinite(Number(degrees)));
  return { city, state, address: read('address'), ...(isPoint ? { lat: Number(lat), lng: Number(lng) } : {}) };
}
