import type { AliasBook } from '#server/features/search/aliases.ts';
import type { SearchPlace } from '#server/features/search/search-place.ts';
import type { ServiceNames } from '#server/features/search/service-names.ts';
import { searchKey } from '#server/features/search/text.ts';
import type { Understanding, UnderstoodPlace } from '#server/features/understanding/understanding.ts';
import type { Point } from '#shared/distance.ts';

/** Where a target's businesses are, as listings have it; anywhere without cities and state. */
export interface Area {
  state: string | undefined;
  /** Cities by state and city, any of them; undefined for all. */
  cities: { state: string; city: string }[] | undefined;
}

/** Businesses that a query means: one trade, or any, in one place. */
export interface Target {
  /** The service as it is called now; undefined for any. */
  service: string | undefined;
  /** The keys of its names; undefined for any. */
  services: string[] | undefined;
  /** Its likelihood beside the first. */
  weight: number;
  place: SearchPlace | undefined;
  area: Area;
  /** Whether the area is wider than the place, which has none. */
  isWider: boolean;
  /** A locality of the city: its businesses come first. */
  locality: string | undefined;
  /** Where the place lies, when it is no whole city: the nearest come first. */
  near?: Point | undefined;
}

/** Each makes the statement longer. */
const MOST_TARGETS = 6;
const MOST_PLACES = 3;
const MOST_TRADES = 5;

export const anywhere: Area = { state: undefined, cities: undefined };

/**
 * The trades of an understanding in each of its places, the likeliest first; none when it has neither. A trade that is no service
 * of the catalogue any more is left out. A place that the last word may only become stands behind the meaning without it.
 * @param at where words are searched that name no place.
 * @param names the services' names as they are shown, by key.
 */
export function targetsOf(
  { trades, places, isPlaceCompleted, nearMe }: Understanding,
  at: SearchPlace | undefined,
  aliases: AliasBook,
  serviceNames: ServiceNames,
  names: ReadonlyMap<string, string>,
): Target[] {
  const meant = trades.flatMap(({ service, weight }) => {
    const key = serviceNames.current(searchKey(service));
    return key === undefined ? [] : [{ service: names.get(key) ?? service, services: keysOf(searchKey(service), key), weight }];
  });
  const unique = meant.filter(({ service }, at) => meant.findIndex((other) => other.service === service) === at).slice(0, MOST_TRADES);
  const isNamed = places.length > 0 && !isPlaceCompleted;
  if (unique.length === 0 && places.length === 0 && !(nearMe && at)) return [];
  const services = unique.length > 0 ? unique : [{ service: undefined, services: undefined, weight: 1 }];
  const isAnywhere = !isNamed && (unique.length > 0 || places.length === 0);
  const areas = [...(isAnywhere ? [at] : []), ...places.slice(0, MOST_PLACES)];
  return services
    .flatMap((service) =>
      areas.map((place) => ({ ...service, place, area: areaOf(place, aliases), isWider: false, locality: place?.locality })),
    )
    .slice(0, MOST_TARGETS);
}

/** Businesses may stand under the name that the lexicon has and under today's. */
function keysOf(known: string, now: string): string[] {
  return known === now ? [now] : [known, now];
}

export function areaOf(place: UnderstoodPlace | undefined, aliases: AliasBook): Area {
  if (!place) return anywhere;
  const state = aliases.stateKey(place.state);
  return place.city === undefined ? { state, cities: undefined } : { state, cities: [{ state, city: aliases.cityKey(place.city) }] };
}

/** 'Kothrud, Pune', 'Pune 411099', 'Pune', 'Maharashtra'. */
export function nameOf({ locality, city, state, pincode }: UnderstoodPlace): string {
  const name = [locality, city ?? state].filter(Boolean).join(', ');
  return locality === undefined && pincode !== undefined ? `${name} ${pincode}` : name;
}
