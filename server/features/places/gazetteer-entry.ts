import type { Place } from '#shared/schemas/places.ts';
import { foldText } from './names.ts';

/** A state, city or locality with what search needs of it. */
export interface GazetteerEntry {
  place: Place;
  /** Folded names that stand for this place: its own first, then its aliases. */
  names: string[];
  /** Every name and spelling, folded, each after ' | ', so that ' ' begins a word. */
  nameText: string;
  /** Where it lies, folded: city, district, state, country. */
  areaText: string;
  /** Orders suggestions: the population, or what stands in for it. */
  rank: number;
  /** The district of a city, folded; empty where that is not known, and of other places. */
  district: string;
  /** Whether its position was measured, not taken from its post office or its city. */
  isPlaced: boolean;
}

/** The largest city of each 'city, state' as places spell them. */
export type CityByAddress = ReadonlyMap<string, GazetteerEntry>;

interface Names {
  aliases?: readonly string[];
  spellings?: readonly string[];
}

/**
 * An entry from a place and its other names as written. Texts are put together by join() here and in what else stands for thousands of
 * places: `+` and replace() keep the parts, in four times the memory.
 */
export function toEntry(
  place: Place,
  { aliases = [], spellings = [] }: Names,
  ranked: Pick<GazetteerEntry, 'areaText' | 'rank' | 'isPlaced'> & { district?: string },
): GazetteerEntry {
  const names = [place.name, ...aliases].map(foldText);
  const { areaText, rank, isPlaced, district = '' } = ranked;
  const nameText = ['', ...names, ...spellings.map(foldText)].join(' | ');
  return { place, names, nameText, areaText, rank, district, isPlaced };
}

/** Names of what surrounds a place, folded as an entry's areaText. */
export function toAreaText(names: readonly string[]): string {
  return ` ${foldText([...names, 'India'].join(' '))}`;
}

/** A place's id from its address: 'Pune, Maharashtra, India' → 'pune-maharashtra'. */
export function toId(address: string): string {
  return address
    .slice(0, -', India'.length)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join('-');
}
