import type { Place } from '#shared/schemas/places.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';
import { foldText } from './names.ts';
import { correctWord } from './near-words.ts';
import { findPincodes, PINCODE } from './pincodes.ts';

const SHORTEST = 2;
const LONGEST = 100;
const MOST_WORDS = 8;
const EXACT_BONUS = 1e9;
/** What a place's rank is worth when an alias begins so, or only a later word of a name. */
const ALIAS_SHARE = 0.5;
const INNER_WORD_SHARE = 0.1;

/**
 * Places whose name, alias or 'city, state' starts with what is typed so far, word by word, and PIN codes by their digits.
 * An exact name comes first, then the most populous; when nothing matches, near spellings. Fewer than two letters match nothing.
 */
export function suggestPlaces(gazetteer: Gazetteer, text: string, limit = 8): Place[] {
  const query = foldText(text.slice(0, LONGEST));
  const words = query.split(' ').slice(0, MOST_WORDS);
  if (query.length < SHORTEST || limit < 1) return [];
  const digits = query.replaceAll(' ', '');
  if (/^\d{2,6}$/.test(digits)) return findPincodes(gazetteer, digits, limit);
  const found = best(gazetteer, words, limit);
  if (found.length > 0) return found;
  const [pincode] = query.matchAll(PINCODE).map(([, head, tail]) => `${head}${tail}`);
  if (pincode) return findPincodes(gazetteer, pincode, limit);
  return best(gazetteer, correct(gazetteer, words), limit);
}

function best({ byStart }: Gazetteer, words: string[], limit: number): Place[] {
  const scores = new Map<GazetteerEntry, number>();
  const query = words.join(' ');
  const [first = ''] = words;
  for (const letters of new Set(words.map((word) => word.slice(0, 2)))) {
    for (const entry of byStart.get(letters) ?? []) {
      if (!scores.has(entry) && matches(entry, words)) scores.set(entry, score(entry, first, query));
    }
  }
  return [...scores]
    .sort(([a, x], [b, y]) => y - x || b.rank - a.rank)
    .slice(0, limit)
    .map(([entry]) => entry.place);
}

function matches({ nameText, areaText }: GazetteerEntry, words: string[]): boolean {
  let named = false;
  for (const word of words) {
    const start = ` ${word}`;
    if (nameText.includes(start)) named = true;
    else if (!areaText.includes(start)) return false;
  }
  return named;
}

function score({ names, nameText, rank }: GazetteerEntry, start: string, query: string): number {
  const isExact = names.some((name) => query.startsWith(name) && (query.length === name.length || query[name.length] === ' '));
  if (isExact) return EXACT_BONUS + rank;
  if (names[0]?.startsWith(start)) return rank;
  return rank * (nameText.includes(`| ${start}`) ? ALIAS_SHARE : INNER_WORD_SHARE);
}

function correct({ words: known }: Gazetteer, words: string[]): string[] {
  return words.map((word) => correctWord(known, word));
}
