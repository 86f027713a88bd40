import { useMemo, useSyncExternalStore } from 'react';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { limits } from '#shared/limits.ts';

/** Where the browser keeps the place chosen last; never a cookie, as pages are kept and shared between visitors. */
const KEY = 'place';

/**
 * The place of this page from the first look on, whatever another tab chooses: what is searched is what its forms show. Kept here too
 * where storage is forbidden or full.
 */
let own: string | null | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  if (own === undefined) {
    own = null;
    try {
      own = localStorage.getItem(KEY);
    } catch {}
  }
  return own;
}

/** Keeps the place for all search forms and tiles; without one it is forgotten. */
export function rememberPlace(place: ChosenPlace | undefined): void {
  own = place ? JSON.stringify(place) : null;
  try {
    if (own) localStorage.setItem(KEY, own);
    else localStorage.removeItem(KEY);
  } catch {}
  for (const listener of listeners) listener();
}

/** The place chosen last in this browser; nothing on the server, while hydrating, and where there is none. */
export function useRememberedPlace(): ChosenPlace | undefined {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => (text === null ? undefined : parse(text)), [text]);
}

/** What another version of the site may have kept is no place unless it can be searched at, with a point only where that is one. */
function parse(text: string): ChosenPlace | undefined {
  try {
    const { lat, lng, ...place }: ChosenPlace = JSON.parse(text);
    const { city, state, formattedAddress, placeNames = {} } = place;
    const isText = (part: unknown) => typeof part === 'string' && part !== '' && part.length <= limits.searchText;
    if (![city, state, formattedAddress, ...Object.values(placeNames)].every(isText)) return undefined;
    return isWithin(lat, 90) && isWithin(lng, 180) ? { ...place, lat, lng } : place;
  } catch {
    return undefined;
  }
}

function isWithin(degrees: unknown, most: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}
