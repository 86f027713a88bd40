import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import type { AliasBook } from '#server/features/search/aliases.ts';
import { type Area, anywhere, type Target } from '#server/features/search/targets.ts';
import type { CountedTargets, ReadTotals } from '#server/features/search/totals.ts';
import type { Vocabulary } from '#server/features/search/vocabulary.ts';
import type { UnderstoodPlace } from '#server/features/understanding/understanding.ts';
import type { Place } from '#shared/schemas/places.ts';

/** The neighbourhood of a city, a state, or with neither all of India. */
export interface WiderPlace {
  near?: string;
  state?: string;
}

/** Targets that have businesses, and the wider place where these are when the one that was meant has none. */
export interface WidenedTargets extends CountedTargets {
  widened?: { from: string; to: WiderPlace };
}

interface WideningParts {
  vocabulary: Vocabulary;
  aliases: AliasBook;
  gazetteer: Gazetteer;
}

/** How far the neighbourhood reaches, in degrees of latitude: 75 km. */
const NEIGHBOURHOOD = 75 / 111;
/** Trades of so much of the likeliest one's weight are what is asked for; others do not stand for them. */
const MAIN_SHARE = 0.5;

/**
 * Leaves out targets without businesses. Where none of the main trades has any in the place, all are looked for in the
 * neighbourhood, else in the state, else everywhere.
 */
export async function widen(list: CountedTargets, parts: WideningParts, read: ReadTotals): Promise<WidenedTargets> {
  const { targets, totals } = list;
  const place = targets.find(({ place }) => place !== undefined)?.place;
  if (!place || countMain(targets, totals) > 0) return { ...list, ...withBusinesses(targets, totals) };
  const trades = targets.filter((target) => target.place === place);
  const areas = widerAreas(place, parts);
  const wider = areas.map(({ area }) => trades.map((target): Target => ({ ...target, area, locality: undefined, isWider: true })));
  const counts = await read(wider.flat());
  for (const [at, { to }] of areas.entries()) {
    const wideTotals = counts.slice(at * trades.length, (at + 1) * trades.length);
    if (countMain(trades, wideTotals) === 0) continue;
    const mixed = besideThePlace(list, wider[at] as Target[], wideTotals);
    return { ...withBusinesses(mixed.targets, mixed.totals), inState: undefined, widened: { from: place.city ?? place.state, to } };
  }
  return { ...list, ...withBusinesses(targets, totals) };
}

/** The main trades in the wider place, the others where the place itself has some. */
function besideThePlace({ targets, totals }: CountedTargets, wider: Target[], wideTotals: number[]) {
  const least = leastMain(targets);
  const main = wider.flatMap((target, at) => (target.weight >= least ? [{ target, total: wideTotals[at] ?? 0 }] : []));
  const others = targets.flatMap((target, at) => (target.weight < least ? [{ target, total: totals[at] ?? 0 }] : []));
  const mixed = [...main, ...others];
  return { targets: mixed.map(({ target }) => target), totals: mixed.map(({ total }) => total) };
}

function leastMain(targets: Target[]): number {
  return MAIN_SHARE * (targets[0]?.weight ?? 0);
}

function countMain(targets: Target[], totals: number[]): number {
  const least = leastMain(targets);
  return totals.reduce((sum, n, at) => ((targets[at]?.weight ?? 0) >= least ? sum + n : sum), 0);
}

function withBusinesses(targets: Target[], totals: number[]) {
  const kept = targets.flatMap((target, at) => (totals[at] ? [{ target, total: totals[at] }] : []));
  return { targets: kept.map(({ target }) => target), totals: kept.map(({ total }) => total) };
}

function widerAreas(place: UnderstoodPlace, { aliases, vocabulary, gazetteer }: WideningParts): { area: Area; to: WiderPlace }[] {
  const state = aliases.stateKey(place.state);
  const near = place.city === undefined ? [] : citiesAround(place, gazetteer);
  const cities = near
    .map((city) => ({ state: aliases.stateKey(city.state), city: aliases.cityKey(city.city) }))
    .filter(({ city }) => vocabulary.lexicon.has(`=city:${city}`));
  return [
    ...(cities.length > 0 ? [{ area: { state: undefined, cities }, to: { near: place.city ?? '' } }] : []),
    ...(place.city === undefined ? [] : [{ area: { state, cities: undefined }, to: { state: place.state } }]),
    { area: anywhere, to: {} },
  ];
}

/** Cities in the neighbourhood of a place, worked out once: they come again with every letter that is typed. */
const around = new WeakMap<Place, Place[]>();

function citiesAround({ city, state }: UnderstoodPlace, { cities, cityByAddress }: Gazetteer): Place[] {
  const middle = cityByAddress.get(`${city}, ${state}`)?.place;
  if (!middle) return [];
  const known = around.get(middle) ?? placesNear(middle, cities);
  around.set(middle, known);
  return known;
}

function placesNear(middle: Place, cities: Gazetteer['cities']): Place[] {
  const narrowing = Math.cos((middle.lat * Math.PI) / 180);
  const isNear = ({ lat, lng }: Place) => Math.hypot(lat - middle.lat, (lng - middle.lng) * narrowing) <= NEIGHBOURHOOD;
  return cities.map(({ place }) => place).filter(isNear);
}
