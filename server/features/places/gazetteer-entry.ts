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
}

/** An entry from a place and its names as written. */
export function toEntry(place: Place, rank: number, aliases: readonly string[], spellings: string[], areaText: string): GazetteerEntry {
  const names = [place.name, ...aliases].map(foldText);
  const all = [...new Set([...names, ...spellings.map(foldText)])];
  return { place, names, nameText: ` | ${all.join(' | ')}`, areaText, rank };
}

/** Names of what surrounds a place, folded as an entry's areaText. */
export function toAreaText(names: readonly string[]): string {
  return ` ${foldText([...names, 'India'].join(' '))}`;
}
