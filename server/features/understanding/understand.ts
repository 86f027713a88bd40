import { composePlaces } from '#server/features/understanding/compose-places.ts';
import { explain, maskOf, SURE } from '#server/features/understanding/explain.ts';
import {
  completePlace,
  findNearLocality,
  findNearPlaces,
  findPlaces,
  type PlaceMatch,
} from '#server/features/understanding/find-places.ts';
import { findSayings, type Hearing, type SayingMatch } from '#server/features/understanding/find-sayings.ts';
import type { LexiconBook } from '#server/features/understanding/lexicon-book.ts';
import type { PlaceBook } from '#server/features/understanding/place-book.ts';
import { type Token, tokenise } from '#server/features/understanding/tokens.ts';
import type { Understanding } from '#server/features/understanding/understanding.ts';
import { guessTrades, weighTrades } from '#server/features/understanding/weigh-trades.ts';
import { type Intent, intent } from '#shared/schemas/understanding.ts';

export interface UnderstandingParts {
  book: LexiconBook;
  places: PlaceBook;
  /** Whether a word stands in some business: then it is no misspelling. */
  isWritten?: (word: string) => boolean;
  /** Whether businesses are listed in a city: then it is known, however small. */
  hasCity?: (city: string) => boolean;
  /** Whether the last word may be the start of one: while it is typed. */
  isHalfTyped?: boolean;
  /** Whether to say how the words were read: for people, not for searching. */
  isExplained?: boolean;
}

/** A city of so many keeps its name from a trade's ('Salem', 'Kota'), one of so many from no word at all. */
const LEAST_CITY = { besideTrades: 100_000, besideNoise: 50_000, unled: 20_000, halfTyped: 900_000 };
const BEFORE_PLACES = new Set('in at near around mein me main में के पास'.split(' '));
const SHORTEST_CITY = 4;
const SHORTEST_START = 3;

/**
 * What the words of a query mean: places, trades by their likelihood, intents, and what is left over. Longer sayings win over
 * the words in them. Pure; reads at most thirty words, in some ten millionths of a second.
 */
export function understand(q: string, parts: UnderstandingParts): Understanding {
  const { book, places, isWritten = () => false, hasCity = () => false, isHalfTyped = false, isExplained = false } = parts;
  const tokens = tokenise(q);
  const exact = findPlaces(tokens, places);
  const hearing = findSayings(tokens, book, { places: maskOf(exact), isWritten, isHalfTyped });
  const kept = exact.filter((place) => isPlace(place, tokens, hearing.matches, hasCity));
  const completed = isHalfTyped ? completeLast(tokens, kept, hearing, { book, places }) : undefined;
  const guessed = completed ? [completed] : guessPlaces(tokens, kept, hearing, { book, places, isWritten });
  const { places: composed, unused } = composePlaces([...kept, ...guessed]);
  const named = [...kept, ...guessed].filter((match) => !unused.includes(match));
  const sayings = chooseSayings(hearing.matches, maskOf(named));
  const said = sayings.flatMap(({ saying }) => (saying.place ? [saying.place] : []));
  const trades = weighTrades(sayings);
  const covered = maskOf(named) | maskOf(sayings);
  const hints = trades.length > 0 ? [] : hintsOf(hearing, covered | maskOfSizes(tokens));
  const found = trades.length > 0 ? trades : guessTrades(hints, book);
  const leftOver = tokens.filter((token, at) => !(covered & (1 << at)) && !token.isParticle && !token.isSize && !isLoneLetter(token));
  const near = sayings.filter(({ saying }) => saying.kinds.includes('near'));
  const uncertain = (hearing.guessed | hearing.respelt) & ~maskOf(kept);
  const isAround = near.length > 0 && (found.length > 0 || leftOver.length === 0);
  const isKnown = uncertain === 0 && guessed.length === 0 && leftOver.length === 0;
  return {
    trades: found,
    places: [...said, ...composed.filter((place) => !said.some(({ city }) => city === place.city))],
    isPlaceCompleted: completed !== undefined && kept.length + said.length === 0,
    nearMe: near.length > 0 && composed.length === 0,
    intents: intentsOf(hearing.matches),
    rest: leftOver.map(({ text }) => text),
    isSure: isKnown && trades.length + composed.length > 0,
    isKnown,
    known: new Set(tokens.flatMap(({ text }) => (book.spellings.has(text) ? [text] : []))),
    unwritten: new Set(isAround ? wordsAround(tokens, maskOf(near)) : []),
    steps: isExplained ? explain(tokens, named, sayings, trades.length > 0 ? [] : found) : [],
  };
}

/** Words at these positions, with those of grammar beside them: 'near me', 'mere paas'. */
function wordsAround(tokens: Token[], mask: number): string[] {
  const beside = (mask << 1) | (mask >> 1);
  return tokens.flatMap(({ text, isParticle }, at) => ((isParticle ? mask | beside : mask) & (1 << at) ? [text] : []));
}

/** 'chhat tapak rahi h', 'roof leaking b': short for a word of grammar, or the start of any. */
function isLoneLetter({ text }: Token): boolean {
  return text.length === 1;
}

/** Whether a name is meant as a place's where it could be something else that people say. */
function isPlace(
  { mask, places, pincode, isSpelt }: PlaceMatch,
  tokens: Token[],
  sayings: SayingMatch[],
  hasCity: (city: string) => boolean,
): boolean {
  const [best] = places;
  if (pincode || !best) return true;
  const first = 31 - Math.clz32(mask & -mask);
  const after = tokens[32 - Math.clz32(mask)]?.text ?? '';
  const isLedTo = BEFORE_PLACES.has(tokens[first - 1]?.text ?? '') || BEFORE_PLACES.has(after);
  const isKnown = best.rank >= LEAST_CITY.unled || isLedTo || bits(mask) === tokens.length;
  if (best.kind === 'city' && !isKnown && !hasCity(best.city ?? '')) return false;
  for (const { saying, mask: other, quality, isSpelt: isSaidSo } of sayings) {
    if (!(other & mask) || quality < 1 || saying.place) continue;
    // 'thanda' is cold, and sounds like the town Tanda.
    if (!isSpelt && isSaidSo && !isLedTo && best.rank < LEAST_CITY.halfTyped) return false;
    const isLonger = (other & mask) === mask && other !== mask;
    if (isLonger && (saying.trades.length > 0 || !isLedTo)) return false;
    if (saying.trades.length > 0 && best.rank < LEAST_CITY.besideTrades && !isLedTo) return false;
    if (saying.trades.length === 0 && best.rank < LEAST_CITY.besideNoise) return false;
  }
  return true;
}

/**
 * The place whose name the last words begin. Only from three letters on, and never from a word that people say for something else:
 * 'chhat tapak rahi hai' would be in Hyderabad ('Haidarabad').
 */
function completeLast(
  tokens: Token[],
  kept: PlaceMatch[],
  { matches, unheard, guessed }: Hearing,
  { book, places }: Pick<UnderstandingParts, 'book' | 'places'>,
): PlaceMatch | undefined {
  const last = tokens.at(-1);
  if (!last || last.text.length < SHORTEST_START || last.isParticle || last.isSize || book.spellings.has(last.text)) return undefined;
  const bit = 1 << (tokens.length - 1);
  const taken = maskOf(kept);
  const isSaid = saysTrade(matches, bit);
  if (!isSaid && !(unheard & bit)) return undefined;
  const match = completePlace(tokens, places);
  if (!match || match.mask & taken) return undefined;
  if ((unheard | guessed) & ~taken & bit) return match;
  // What sounds like a known word is rather the start of a great city's name than of a small one's: 'waterproofing pun'.
  const belongs = matches.some(({ mask, quality }) => mask & bit && bits(mask) > 1 && quality >= SURE);
  return !belongs && (match.places[0]?.rank ?? 0) >= LEAST_CITY.halfTyped ? match : undefined;
}

/** Whether a trade is said by other words than those at these positions. */
function saysTrade(matches: SayingMatch[], except: number): boolean {
  return matches.some(({ saying, mask }) => saying.trades.length > 0 && !(mask & except));
}

/** Places that words were meant for which are misspelt. */
function guessPlaces(
  tokens: Token[],
  kept: PlaceMatch[],
  { matches, unheard, guessed }: Hearing,
  { book, places, isWritten }: Required<Pick<UnderstandingParts, 'book' | 'places' | 'isWritten'>>,
): PlaceMatch[] {
  const found: PlaceMatch[] = [];
  const taken = maskOf(kept);
  const open = (unheard | guessed) & ~taken;
  const isSaid = saysTrade(matches, 1 << (tokens.length - 1));
  for (const [at, token] of tokens.entries()) {
    if (!(open & (1 << at)) || token.text.length < SHORTEST_CITY || token.isParticle || token.isSize || isWritten(token.text)) continue;
    const city = findNearPlaces(token, at, places);
    const others = matches.filter(({ saying, mask }) => saying.trades.length > 0 && !(mask & (1 << at)));
    const locality = findNearLocality(tokens, at, taken | maskOf(others), places);
    const match = locality && (!city || locality.cost < city.cost) ? locality : city;
    const other = book.near.near(token.sound)[0]?.cost ?? Number.POSITIVE_INFINITY;
    if (match && (match.cost < other || (match.cost === other && isSaid))) found.push(match);
  }
  return found;
}

/** Sayings beside the places, without those whose words all stand in a longer or better one. */
function chooseSayings(matches: SayingMatch[], taken: number): SayingMatch[] {
  // What names no trade is taken as it is known alone: nearly every word is near to some filler.
  const isFit = ({ saying, quality }: SayingMatch) => isTrade(saying) || saying.place !== undefined || quality === 1;
  const free = matches.filter((match) => isFit(match) && (!(match.mask & taken) || match.saying.place !== undefined));
  const sorted = free.toSorted((a, b) => bits(b.mask) - bits(a.mask) || rankOf(b) - rankOf(a));
  const chosen: SayingMatch[] = [];
  for (const match of sorted) {
    const isWithin = ({ mask, quality, saying }: SayingMatch) =>
      (mask & match.mask) === match.mask && (mask !== match.mask || quality > match.quality || isTrade(saying) !== isTrade(match.saying));
    if (!chosen.some(isWithin)) chosen.push(match);
  }
  return chosen;
}

/** The team's places before all, then what is spelt so, then what names a trade. */
function rankOf({ quality, saying, isSpelt }: SayingMatch): number {
  return quality + (saying.place ? 4 : isTrade(saying) ? 1 : 0) + (isSpelt ? 2 : 0);
}

function isTrade({ trades }: SayingMatch['saying']): boolean {
  return trades.length > 0;
}

/** Numbers and units stand in many a saying, and mean none by themselves. */
function maskOfSizes(tokens: Token[]): number {
  return tokens.reduce((mask, { isSize }, at) => (isSize ? mask | (1 << at) : mask), 0);
}

/** Words that were said as they are known and stand in nothing that was chosen. */
function hintsOf({ heard }: Hearing, covered: number): Set<number> {
  return new Set(heard.filter(({ mask, quality }) => !(mask & covered) && quality >= SURE).map(({ word }) => word));
}

function intentsOf(matches: SayingMatch[]): Intent[] {
  const kinds = new Set<string>(matches.filter(({ quality }) => quality === 1).flatMap(({ saying }) => [...saying.kinds]));
  return intent.options.filter((kind) => kinds.has(kind));
}

function bits(mask: number): number {
  let n = 0;
  for (let left = mask; left; left &= left - 1) n += 1;
  return n;
}
