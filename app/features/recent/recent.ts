import { createBrowserStore } from '#app/components/browser-store.ts';
import { RECENT_KEY } from '#app/features/recent/recent-key.ts';
import type { ListName } from '#app/features/search/name-list.ts';
import type { PlaceNames } from '#shared/place-name.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/** A list that somebody looked at. */
export interface RecentSearch {
  list: ListName;
  path: string;
}

/** A business that somebody looked at: what a link to it shows. */
export type SeenBusiness = Pick<Business, '_id' | 'name' | 'service' | 'city' | 'placeNames'> & {
  nameHindi?: string | null | undefined;
  picture?: string | undefined;
};

/** What this browser keeps, the latest first. It is told to nobody (docs/decisions/143-phones.md). */
export interface Recent {
  searches: RecentSearch[];
  seen: SeenBusiness[];
}

const MOST = 8;
const NOTHING: Recent = { searches: [], seen: [] };

/** What another version of the site, or somebody by hand, may have kept is left out unless it can be shown. */
function parse(text: string | null): Recent {
  try {
    const kept: Partial<Record<keyof Recent, unknown[]>> = JSON.parse(text ?? '{}');
    const fits = (names: string[]) => (entry: unknown) => names.every((name) => isText((entry as Record<string, unknown> | null)?.[name]));
    return {
      searches: ((kept.searches ?? []) as RecentSearch[]).filter(fits(['path'])).filter(({ path, list }) => isOfSite(path) && isName(list)),
      seen: ((kept.seen ?? []) as SeenBusiness[])
        .filter(fits(['_id', 'name', 'service', 'city']))
        .filter(({ placeNames, nameHindi }) => isNamed(placeNames) && (!nameHindi || isText(nameHindi))),
    };
  } catch {
    return NOTHING;
  }
}

function isOfSite(path: string): boolean {
  return /^\/[^/\\]/.test(path);
}

/** Whether a name can be made of it. */
function isName(list: unknown): list is ListName {
  if (typeof list !== 'object' || list === null) return false;
  const { meant, q, service, city, state, address, placeNames } = list as ListName;
  return (
    isNamed(placeNames) &&
    [q, service, city, state, address, ...Object.values(meant ?? {})].every((text) => text === undefined || isText(text))
  );
}

/** A list of a whole state has no city's name. */
function isNamed(placeNames: PlaceNames | undefined): boolean {
  return Object.values(placeNames ?? {}).every((name) => typeof name === 'string');
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

const store = createBrowserStore(RECENT_KEY, parse);

/** The list with an entry at its front, where it stood before no more. */
function first<Entry>(entry: Entry, entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [entry, ...entries.filter((other) => keyOf(other) !== keyOf(entry))].slice(0, MOST);
}

export function noteSearch(search: RecentSearch): void {
  const recent = store.read();
  // A page of search engines' and a search of one's own may be the same list, and so may pages in two languages.
  store.write({
    ...recent,
    searches: first(search, recent.searches, ({ list: { placeNames: _, ...list } }) => JSON.stringify(list).toLowerCase()),
  });
}

export function noteSeen({ _id, name, nameHindi, service, city, placeNames, image }: Business): void {
  const recent = store.read();
  const entry = { _id, name, nameHindi, service, city, placeNames, picture: image[0] };
  store.write({ ...recent, seen: first(entry, recent.seen, (seen) => seen._id) });
}

/** Forgets all searches and businesses. */
export function forgetRecent(): void {
  store.write(undefined);
}

/** What was looked at last in this browser; nothing on the server and while hydrating. */
export const useRecent = store.useKept;
