import { useSyncExternalStore } from 'react';

const KEY = 'commentDetails';

/** Who writes comments in this browser, where they asked to have it kept. */
export interface SavedDetails {
  name: string;
  email: string;
  website: string;
}

/** Keeps the details in this browser alone, or forgets them. */
export function saveDetails(details: SavedDetails | undefined): void {
  try {
    if (details) localStorage.setItem(KEY, JSON.stringify(details));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}

/** The kept details; nothing on the server, while hydrating, and where there are none. */
export function useSavedDetails(): SavedDetails | undefined {
  const text = useSyncExternalStore(
    () => () => {},
    read,
    () => null,
  );
  return text === null ? undefined : parse(text);
}

function read() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string): SavedDetails | undefined {
  try {
    const { name, email, website } = JSON.parse(text);
    const details = { name, email, website };
    return Object.values(details).every((value) => typeof value === 'string') ? details : undefined;
  } catch {
    return undefined;
  }
}
