import type { Keys } from '#server/features/search/aliases.ts';
import type { Lexicon } from '#server/features/search/lexicon.ts';
import { noneAlike, type Reading, type Term } from '#server/features/search/reading.ts';
import { toFragments } from '#server/features/search/text.ts';
import { WordMemo } from '#server/features/search/word-memo.ts';

/** What the lexicon knows of a condition before the database is asked. */
export interface Estimate {
  /** At most about so many listings match; 0 when none can. */
  n: number;
  /** How many it is likely to be. */
  likely: number;
  /** What every match fulfils; undefined when it would name too many words. */
  query: IndexQuery | undefined;
  /** How many listings are likely to fulfil the query, and must be fetched. */
  fetched: number;
  /** What asking the index costs, without fetching. Microseconds. */
  asking: number;
}

/**
 * What the index of words is asked: all of these conditions, each by any of its text search queries. Apart, each alternative is
 * looked up once; in one query of many alternatives the index would compare every one of them with every listing it meets.
 */
export type IndexQuery = string[][];

/** Most words that a fragment is looked up by, beside those that begin with it: these are one. */
const MOST_WORDS = 400;
/** Microseconds of looking up an alternative, of noting a listing for it, or for a beginning, and of fetching and comparing a listing. */
const LOOK_UP = 4;
const NOTE = 0.2;
const NOTE_BEGUN = 0.7;
const FETCH = 4;

const impossible: Estimate = { n: 0, likely: 0, query: undefined, fetched: 0, asking: 0 };

/** What it costs to find all matches by the index of words. Microseconds. */
export function costOf({ query, asking, fetched }: Estimate): number {
  return query === undefined ? Number.POSITIVE_INFINITY : asking + fetched * FETCH;
}

/** All listings, by the comma that every text has. */
export function listingCount(lexicon: Lexicon): number {
  return Math.max(1, lexicon.countOf(','));
}

const estimates = new WordMemo<Estimate>();

export function estimateWord(word: string, lexicon: Lexicon): Estimate {
  return estimates.get(lexicon, word, () => workOut(word, lexicon));
}

function workOut(word: string, lexicon: Lexicon): Estimate {
  const parts = toFragments(word).map((fragment) => {
    const { n, beginning, words } = lexicon.expand(fragment, MOST_WORDS);
    if (words?.length === 0 && beginning === undefined) return impossible;
    if (beginning === undefined) return estimate(n, words && [words.map(quoted)]);
    return estimate(n, words && [[`${quoted(beginning)}:*`, ...words.map(quoted)]], NOTE_BEGUN);
  });
  // The pieces of one word come together: they narrow each other little.
  const all = both(parts, lexicon);
  const fetched = Math.min(...parts.filter(({ query }) => query !== undefined).map((part) => part.fetched), listingCount(lexicon));
  return all.n === 0 ? impossible : { ...all, likely: all.n, fetched };
}

function estimate(n: number, query: IndexQuery | undefined, note = NOTE): Estimate {
  const count = Math.max(1, n);
  const alternatives = (query ?? []).reduce((sum, any) => sum + any.length, 0);
  return { n: count, likely: count, query, fetched: count, asking: alternatives * LOOK_UP + count * note };
}

/** Whether all of a reading can be met. */
export function estimateReading({ words, alike, terms }: Pick<Reading, 'words' | 'alike' | 'terms'>, lexicon: Lexicon): Estimate {
  const spelled = words.map((word) => estimateSpoken(word, alike, lexicon));
  const all = both([...spelled, ...terms.map(({ texts, join, keys }) => estimateTerm(texts, join, keys, alike, lexicon))], lexicon);
  const together = Math.min(all.n, togetherInName(words, spelled, lexicon));
  return { ...all, likely: Math.max(all.likely, together), fetched: Math.max(all.fetched, together) };
}

const naming = new WordMemo<Set<string>>();

/** The keys of places and services that contain a word. */
function keysWith(word: string, lexicon: Lexicon): Set<string> {
  return naming.get(lexicon, word, () => new Set(lexicon.keys.filter((key) => key.includes(word))));
}

/** Words that meet in the name of one place or service ('crushed', 'stone') are not spread evenly: at least so many have them. */
function togetherInName(words: string[], spelled: Estimate[], lexicon: Lexicon): number {
  if (words.length < 2) return 0;
  const size = listingCount(lexicon);
  const keys = words.map((word) => keysWith(word, lexicon));
  if (keys.filter(({ size: n }) => n > 0).length < 2) return 0;
  let most = 0;
  for (const [at, some] of keys.entries()) {
    for (const key of some) {
      const inName = keys.map((has) => has.has(key));
      // Each key is looked at once, at the first of the words in it.
      if (inName.indexOf(true) !== at || inName.filter(Boolean).length < 2) continue;
      const others = spelled.reduce((share, { n }, other) => (inName[other] ? share : share * Math.min(1, n / size)), 1);
      most = Math.max(most, lexicon.countOf(key) * others);
    }
  }
  return most;
}

/** Whether all of a reading can be met in its likeliest meaning. */
export function estimateBest({ words, alike, terms }: Reading, lexicon: Lexicon): Estimate {
  const spelled = words.map((word) => estimateSpoken(word, alike, lexicon));
  return both([...spelled, ...terms.map(({ best }) => estimateTerm(best.texts, 'any', best.keys, alike, lexicon))], lexicon);
}

/** Whether a word or one of the same sound stands in a listing. */
function estimateSpoken(word: string, alike: Reading['alike'], lexicon: Lexicon): Estimate {
  const others = alike.get(word);
  const spelled = estimateWord(word, lexicon);
  return others ? either([spelled, ...others.map((other) => estimateKey(other, lexicon))]) : spelled;
}

function estimateTerm(texts: string[], join: Term['join'], keys: Keys, alike: Reading['alike'], lexicon: Lexicon): Estimate {
  const spelled = texts.map((text) => estimateSpoken(text, join === 'all' ? alike : noneAlike, lexicon));
  return either([...(join === 'all' ? [both(spelled, lexicon)] : spelled), ...keyWords(keys).map((word) => estimateKey(word, lexicon))]);
}

/** Whether a listing can have one of these keys. */
export function estimateKeys(keys: Keys, lexicon: Lexicon): Estimate {
  return either(keyWords(keys).map((word) => estimateKey(word, lexicon)));
}

function estimateKey(word: string, lexicon: Lexicon): Estimate {
  return lexicon.has(word) ? estimate(lexicon.countOf(word), [[quoted(word)]]) : impossible;
}

/** Keys as search_terms() in SQL puts them among a listing's words. */
function keyWords({ states, cities, services }: Keys): string[] {
  return [...states.map((key) => `=state:${key}`), ...cities.map((key) => `=city:${key}`), ...services.map((key) => `=service:${key}`)];
}

/** The estimate for conditions that must all be met. */
export function both(conditions: Estimate[], lexicon: Lexicon): Estimate {
  if (conditions.some(({ n }) => n === 0)) return impossible;
  // One condition twice narrows nothing ('grill gate', two words for one trade).
  const parts = conditions.filter((part, at) => conditions.findIndex((other) => isSame(part, other)) === at);
  const size = listingCount(lexicon);
  const asked = askedOf(parts, size);
  return {
    n: Math.min(size, ...parts.map(({ n }) => n)),
    likely: meet(
      parts.map(({ likely }) => likely),
      size,
    ),
    query: asked.length > 0 ? asked.flatMap(({ query }) => query ?? []) : undefined,
    fetched: meet(
      asked.map(({ fetched }) => fetched),
      size,
    ),
    asking: asked.reduce((sum, part) => sum + part.asking, 0),
  };
}

function isSame(a: Estimate, b: Estimate): boolean {
  return a === b || (a.n === b.n && a.query !== undefined && a.query[0]?.[0] === b.query?.[0]?.[0]);
}

/** The conditions that the index is asked for: the narrowest, and each further one that costs less than the fetching it saves. */
function askedOf(parts: Estimate[], size: number): Estimate[] {
  const [narrowest, ...others] = parts.filter(({ query }) => query !== undefined).sort((a, b) => a.fetched - b.fetched);
  if (!narrowest) return [];
  const asked = [narrowest];
  for (const part of others) {
    const fetched = asked.map((one) => one.fetched);
    const saved = meet(fetched, size) - meet([...fetched, part.fetched], size);
    if (saved * FETCH > part.asking) asked.push(part);
  }
  return asked;
}

/** How many meet all conditions. Words attract each other: each further condition counts for half as much as the one before. */
function meet(counts: number[], size: number): number {
  const shares = counts.map((n) => Math.min(1, n / size)).sort((a, b) => a - b);
  return shares.reduce((left, share, at) => left * share ** (1 / 2 ** at), size);
}

function either(parts: Estimate[]): Estimate {
  const possible = parts.filter(({ n }) => n > 0);
  if (possible.length === 0) return impossible;
  const queries = possible.flatMap(({ query }) => (query ? oneCondition(query) : []));
  const isComplete = possible.every(({ query }) => query !== undefined);
  const n = possible.reduce((sum, part) => sum + part.n, 0);
  const asking = possible.reduce((sum, part) => sum + part.asking, 0);
  return { n, likely: n, fetched: n, query: isComplete ? [queries] : undefined, asking };
}

/** Several conditions as the one alternative of a condition. */
export function oneCondition(query: IndexQuery): string[] {
  return query.length === 1 ? (query[0] as string[]) : [query.map((any) => `(${any.join(' | ')})`).join(' & ')];
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
