import { useMemo, useSyncExternalStore } from 'react';
import type { ChosenPlace } from '#app/features/places/place-source.ts';

/** Where the browser keeps the place chosen last; never a cookie, as pages are kept and shared between visitors. */
const KEY = 'place';

/** The place where storage is forbidden. */
let here: string | null = null;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return here ?? localStorage.getItem(KEY);
  } catch {
    return here;
  }
}

/** Keeps the place for all search forms and tiles; without one it is forgotten. */
export function rememberPlace(place: ChosenPlace | undefined): void {
  here = null;
  try {
    if (place) localStorage.setItem(KEY, JSON.stringify(place));
    else localStorage.removeItem(KEY);
  } catch {
    here = place ? JSON.stringify(place) : null;
  }
  for (const listener of listeners) listener();
}

/** The place chosen last in this browser; nothing on the server, while hydrating, and where there is none. */
export function useRememberedPlace(): ChosenPlace | undefined {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => (text === null ? undefined : parse(text)), [text]);
}

/** What another version of the site may have kept is no place unless it can be searched at. */
function parse(text: string): ChosenPlace | undefined {
  try {
    const place: ChosenPlace = JSON.parse(text);
    const { city, state, formattedAddress, placeNames = {} } = place;
    return [city, state, formattedAddress, ...Object.values(placeNames)].every((part) => typeof part === 'string' && part !== '')
      ? place
      : undefined;
  } catch {
    return undefined;
  }
}
