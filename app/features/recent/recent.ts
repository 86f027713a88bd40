import { useMemo, useSyncExternalStore } from 'react';
import { RECENT_KEY } from '#app/features/recent/recent-key.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/** A list that somebody looked at. */
export interface RecentSearch {
  /** 'Waterproofing in Pune, Maharashtra'. */
  title: string;
  path: string;
}

/** A business that somebody looked at: what a link to it shows. */
export type SeenBusiness = Pick<Business, '_id' | 'name' | 'service' | 'city'> & { picture?: string | undefined };

/** What this browser keeps, the latest first. It is told to nobody (docs/decisions/143-phones.md). */
export interface Recent {
  searches: RecentSearch[];
  seen: SeenBusiness[];
}

const MOST = 8;
const NOTHING: Recent = { searches: [], seen: [] };

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab has looked at something.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(RECENT_KEY);
  } catch {
    return null;
  }
}

function write(recent: Recent | undefined) {
  try {
    if (recent) localStorage.setItem(RECENT_KEY, JSON.stringify(recent));
    else localStorage.removeItem(RECENT_KEY);
  } catch {
    // Where the browser keeps nothing, nothing is offered again.
  }
  for (const listener of listeners) listener();
}

/** What another version of the site, or somebody by hand, may have kept is left out unless it can be shown. */
function parse(text: string | null): Recent {
  try {
    const kept: Partial<Record<keyof Recent, unknown[]>> = JSON.parse(text ?? '{}');
    const isText = (value: unknown) => typeof value === 'string' && value !== '';
    const fits = (names: string[]) => (entry: unknown) => names.every((name) => isText((entry as Record<string, unknown> | null)?.[name]));
    return {
      searches: ((kept.searches ?? []) as RecentSearch[]).filter(fits(['title', 'path'])).filter(({ path }) => /^\/[^/\\]/.test(path)),
      seen: ((kept.seen ?? []) as SeenBusiness[]).filter(fits(['_id', 'name', 'service', 'city'])),
    };
  } catch {
    return NOTHING;
  }
}

/** The list with an entry at its front, where it stood before no more. */
function first<Entry>(entry: Entry, entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [entry, ...entries.filter((other) => keyOf(other) !== keyOf(entry))].slice(0, MOST);
}

export function noteSearch(search: RecentSearch): void {
  const recent = parse(read());
  // A page of search engines' and a search of one's own may be the same list.
  write({ ...recent, searches: first(search, recent.searches, ({ title }) => title) });
}

export function noteSeen({ _id, name, service, city, image }: Business): void {
  const recent = parse(read());
  write({ ...recent, seen: first({ _id, name, service, city, picture: image[0] }, recent.seen, (seen) => seen._id) });
}

/** Forgets all searches and businesses. */
export function forgetRecent(): void {
  write(undefined);
}

/** The lists that were looked at last in this browser. */
export function readRecentSearches(): RecentSearch[] {
  return parse(read()).searches;
}

/** What was looked at last in this browser; nothing on the server and while hydrating. */
export function useRecent(): Recent {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parse(text), [text]);
}
