import { findPincodes, findZone } from '#server/features/places/pincodes.ts';
import { hasNoVowel } from '#server/features/understanding/abbreviation.ts';
import { lowerBound } from '#server/features/understanding/lower-bound.ts';
import type { NamedPlace, PlaceBook } from '#server/features/understanding/place-book.ts';
import type { Token } from '#server/features/understanding/tokens.ts';
import { plainDigits } from '#shared/digits.ts';

/** A run of words that may name a place. */
export interface PlaceMatch {
  /** The words' positions, as bits. */
  mask: number;
  /** How many words it takes. */
  length: number;
  /** All places of this name, the best known first. */
  places: NamedPlace[];
  pincode?: string;
  /** Whether the words are spelt as one of the names, and do not only sound so. */
  isSpelt?: boolean;
  /** Edits between the words and the name. */
  cost: number;
}

const MOST_WORDS = 4;
const MOST_OF_LOCALITY = 3;
const GREAT_CITY = 900_000;
/** Letters of a sound. */
const SHORT_NAME = 5;
const LONG_NAME = 7;
const PINCODE = /^[1-9]\d{5}$/;
/** Words before a PIN code that only say what it is. */
const PIN_WORDS = new Set('pin pincode code zip zipcode postal पिन पिनकोड कोड'.split(' '));

/** The places that runs of words name as they are spelt or by their sound; the longest runs first, none within another. */
export function findPlaces(tokens: Token[], book: PlaceBook): PlaceMatch[] {
  const found: PlaceMatch[] = [];
  let taken = 0;
  for (let length = Math.min(MOST_WORDS, tokens.length); length > 0; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const mask = ((1 << length) - 1) << at;
      if (taken & mask) continue;
      const match = matchRun(tokens, at, length, book);
      if (!match) continue;
      found.push(match);
      taken |= match.mask;
    }
  }
  return found;
}

function matchRun(tokens: Token[], at: number, length: number, book: PlaceBook): PlaceMatch | undefined {
  const run = tokens.slice(at, at + length);
  const mask = ((1 << length) - 1) << at;
  const digits = plainDigits(run.map(({ text }) => text).join(''));
  // '411038', or '411 038'.
  if (PINCODE.test(digits) && (length === 1 || (length === 2 && run[0]?.text.length === 3)))
    return matchPincode(digits, tokens, at, mask, book);
  if (length > 1) return book.starts.has((run[0] as Token).sound) ? placeOfRun(run, mask, book) : undefined;
  const [token] = run as [Token];
  if (token.isZone) return matchZone(tokens, at, mask, book);
  return token.isParticle || token.isSize ? undefined : matchOf(token.text, token.sound, 1, mask, book);
}

/** A PIN code with the words before it that only say what it is. */
function matchPincode(pincode: string, tokens: Token[], at: number, mask: number, { gazetteer }: PlaceBook): PlaceMatch | undefined {
  const [area] = findPincodes(gazetteer, pincode, 1);
  if (!area?.city) return undefined;
  let named = mask;
  for (let before = at - 1; PIN_WORDS.has(tokens[before]?.text ?? ''); before -= 1) named |= 1 << before;
  return { mask: named, length: 1, places: [{ kind: 'city', city: area.city, state: area.state, rank: 0 }], pincode, cost: 0 };
}

/** The number behind a city's name: 'Pune-38'. */
function matchZone(tokens: Token[], at: number, mask: number, book: PlaceBook): PlaceMatch | undefined {
  const before = tokens[at - 1];
  const [city] = (before && matchOf(before.text, before.sound, 1, mask, book)?.places) ?? [];
  if (city?.kind !== 'city' || city.city === undefined) return undefined;
  const place = { city: city.city, state: city.state };
  const pincode = findZone(book.gazetteer, place, plainDigits(tokens[at]?.text ?? ''));
  return pincode === undefined ? undefined : { mask, length: 1, places: [{ kind: 'city', ...place, rank: 0 }], pincode, cost: 0 };
}

function placeOfRun(run: Token[], mask: number, book: PlaceBook): PlaceMatch | undefined {
  const text = run.map((token) => token.text).join(' ');
  return matchOf(text, run.map(({ sound }) => sound).join(' '), run.length, mask, book);
}

function matchOf(text: string, sound: string, length: number, mask: number, { byText, bySound }: PlaceBook): PlaceMatch | undefined {
  const spelt = byText.get(text);
  // 'jcc' sounds like 'JK': an abbreviation of a place is spelt so.
  const sounding = hasNoVowel(text) ? undefined : bySound.get(sound);
  if (!spelt && !sounding) return undefined;
  const places = spelt && sounding ? [...new Set([...spelt, ...sounding])] : (spelt ?? sounding ?? []);
  const sorted = places.length > 1 ? places.toSorted((a, b) => b.rank - a.rank) : places;
  return { mask, length, places: sorted, isSpelt: spelt !== undefined, cost: 0 };
}

/** Cities and states that a misspelt word is near to: the greatest cities from further away, for many more write of them. */
export function findNearPlaces({ sound }: Token, at: number, { near }: PlaceBook): PlaceMatch | undefined {
  return matchNear(sound, 1 << at, 1, near);
}

/**
 * Localities that a misspelt word is near to, with the words around it or alone: 'kothrood', 'koregaon prk'.
 * @param taken positions of words that are something else, as bits.
 */
export function findNearLocality(tokens: Token[], at: number, taken: number, { nearLocality }: PlaceBook): PlaceMatch | undefined {
  for (let length = MOST_OF_LOCALITY; length > 0; length--) {
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= tokens.length; from++) {
      const mask = ((1 << length) - 1) << from;
      if (mask & taken) continue;
      const sound = tokens.slice(from, from + length).map((token) => token.sound);
      const match = matchNear(sound.join(' '), mask, length, nearLocality);
      if (match) return match;
    }
  }
  return undefined;
}

function matchNear(sound: string, mask: number, length: number, near: PlaceBook['near']): PlaceMatch | undefined {
  const found = near.near(sound);
  const cost = found[0]?.cost ?? 0;
  const places = found
    .flatMap(({ value }) => value)
    .filter(
      ({ rank }) => cost <= (rank >= GREAT_CITY ? 1 : 0.5) - (sound.length < LONG_NAME ? 0.5 : 0) + (sound.length < SHORT_NAME ? -1 : 0.5),
    )
    .sort((a, b) => b.rank - a.rank);
  return places.length > 0 ? { mask, length, places, cost } : undefined;
}

/** The best known place whose name begins with the last words, the last of which is half typed. */
export function completePlace(tokens: Token[], { sorted }: PlaceBook): PlaceMatch | undefined {
  for (let length = Math.min(3, tokens.length); length > 0; length--) {
    const start = tokens
      .slice(-length)
      .map(({ text }) => text)
      .join(' ');
    let best: NamedPlace | undefined;
    for (let at = lowerBound(sorted, start, ({ text }) => text); sorted[at]?.text.startsWith(start); at++) {
      const { place } = sorted[at] as (typeof sorted)[number];
      if (best === undefined || shareOf(place) > shareOf(best)) best = place;
    }
    if (best) return { mask: ((1 << length) - 1) << (tokens.length - length), length, places: [best], cost: 0 };
  }
  return undefined;
}

/** A state is offered after the great cities: 'pu' is Pune, not Punjab. */
function shareOf({ kind, rank }: NamedPlace): number {
  return kind === 'state' ? 400_000 : rank;
}
