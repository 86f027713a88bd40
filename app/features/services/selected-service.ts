import { useSyncExternalStore } from 'react';

/** Where the picker keeps the chosen service for the tab (docs/product/pages.md). */
const KEY = 'selectedServiceName';

/** The choice where storage is forbidden. */
let chosenHere = '';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stored service, or an empty text; where storage is forbidden, what was chosen since the page was loaded. */
export function readSelectedService(): string {
  if (import.meta.env.SSR) return '';
  try {
    return chosenHere || (sessionStorage.getItem(KEY) ?? '');
  } catch {
    return chosenHere;
  }
}

/** Keeps the trimmed name for the tab; an empty one changes nothing. */
export function storeSelectedService(name: string) {
  const trimmed = name.trim();
  if (!trimmed) return;
  try {
    sessionStorage.setItem(KEY, trimmed);
    chosenHere = '';
  } catch {
    chosenHere = trimmed;
  }
  for (const listener of listeners) listener();
}

/** The stored service as it is now; empty on the server and while hydrating. */
export function useSelectedService(): string {
  return useSyncExternalStore(subscribe, readSelectedService, () => '');
}
