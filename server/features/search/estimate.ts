import type { Keys } from '#server/features/search/aliases.ts';
import type { Lexicon } from '#server/features/search/lexicon.ts';
import type { Reading, Term } from '#server/features/search/reading.ts';
import { toFragments } from '#server/features/search/text.ts';

/** What the lexicon knows of a condition before the database is asked. */
export interface Estimate {
  /** At most about so many listings match; 0 when none can. */
  n: number;
  /** How many it is likely to be. */
  likely: number;
  /** A text search query that every match fulfils; undefined when it would name too many words. */
  query: string | undefined;
  /** How many listings are likely to fulfil the query, and must be fetched. */
  fetched: number;
}

/** The index compares every alternative of a query with every listing it meets: no more comparisons than this. */
const MOST_COMPARISONS = 400_000;
/** Conditions that leave so few listings suffice for the index: these are compared themselves, at less cost than more conditions. */
const FEW_ENOUGH = 200;
/** Most words that a fragment is expanded to. */
const MOST_WORDS = 400;

const impossible: Estimate = { n: 0, likely: 0, query: undefined, fetched: 0 };

/** All listings, by the comma that every text has. */
export function listingCount(lexicon: Lexicon): number {
  return Math.max(1, lexicon.countOf(','));
}

export function estimateWord(word: string, lexicon: Lexicon): Estimate {
  const parts = toFragments(word).map((fragment) => {
    const { n, words } = lexicon.expand(fragment, MOST_WORDS);
    if (words?.length === 0) return impossible;
    return estimate(n, words && n * words.length <= MOST_COMPARISONS ? anyOf(words) : undefined);
  });
  // The pieces of one word come together: they narrow each other little.
  const all = both(parts, lexicon);
  const fetched = Math.min(...parts.filter(({ query }) => query !== undefined).map((part) => part.fetched), listingCount(lexicon));
  return all.n === 0 ? impossible : { ...all, likely: all.n, fetched };
}

function estimate(n: number, query: string | undefined): Estimate {
  return { n: Math.max(1, n), likely: Math.max(1, n), query, fetched: Math.max(1, n) };
}

/** Whether all of a reading can be met. */
export function estimateReading({ words, terms }: Pick<Reading, 'words' | 'terms'>, lexicon: Lexicon): Estimate {
  const spelled = words.map((word) => estimateWord(word, lexicon));
  const all = both([...spelled, ...terms.map(({ texts, join, keys }) => estimateTerm(texts, join, keys, lexicon))], lexicon);
  const together = Math.min(all.n, togetherInName(words, spelled, lexicon));
  return { ...all, likely: Math.max(all.likely, together), fetched: Math.max(all.fetched, together) };
}

/** Words that meet in the name of one place or service ('crushed', 'stone') are not spread evenly: at least so many have them. */
function togetherInName(words: string[], spelled: Estimate[], lexicon: Lexicon): number {
  if (words.length < 2) return 0;
  const size = listingCount(lexicon);
  let most = 0;
  for (const key of lexicon.keys) {
    const inName = words.map((word) => key.includes(word));
    if (inName.filter(Boolean).length < 2) continue;
    const others = spelled.reduce((share, { n }, at) => (inName[at] ? share : share * Math.min(1, n / size)), 1);
    most = Math.max(most, lexicon.countOf(key) * others);
  }
  return most;
}

/** Whether all of a reading can be met in its likeliest meaning. */
export function estimateBest({ words, terms }: Reading, lexicon: Lexicon): Estimate {
  return both(
    [...words.map((word) => estimateWord(word, lexicon)), ...terms.map(({ best }) => estimateTerm(best.texts, 'any', best.keys, lexicon))],
    lexicon,
  );
}

function estimateTerm(texts: string[], join: Term['join'], keys: Keys, lexicon: Lexicon): Estimate {
  const spelled = texts.map((text) => estimateWord(text, lexicon));
  return either([...(join === 'all' ? [both(spelled, lexicon)] : spelled), ...keyWords(keys).map((word) => estimateKey(word, lexicon))]);
}

/** Whether a listing can have one of these keys. */
export function estimateKeys(keys: Keys, lexicon: Lexicon): Estimate {
  return either(keyWords(keys).map((word) => estimateKey(word, lexicon)));
}

function estimateKey(word: string, lexicon: Lexicon): Estimate {
  return lexicon.has(word) ? estimate(lexicon.countOf(word), anyOf([word])) : impossible;
}

/** Keys as search_terms() in SQL puts them among a listing's words. */
function keyWords({ states, cities, services }: Keys): string[] {
  return [...states.map((key) => `=state:${key}`), ...cities.map((key) => `=city:${key}`), ...services.map((key) => `=service:${key}`)];
}

/** The estimate for conditions that must all be met. */
export function both(parts: Estimate[], lexicon: Lexicon): Estimate {
  if (parts.some(({ n }) => n === 0)) return impossible;
  const size = listingCount(lexicon);
  const asked = askedOf(parts, size);
  return {
    n: Math.min(size, ...parts.map(({ n }) => n)),
    likely: meet(
      parts.map(({ likely }) => likely),
      size,
    ),
    query: asked.length > 0 ? asked.map(({ query }) => query).join(' & ') : undefined,
    fetched: meet(
      asked.map(({ fetched }) => fetched),
      size,
    ),
  };
}

/** The conditions that the index is asked for, the narrowest first, until they leave few enough. */
function askedOf(parts: Estimate[], size: number): Estimate[] {
  const asked: Estimate[] = [];
  const possible = parts.filter(({ query }) => query !== undefined).sort((a, b) => a.fetched - b.fetched);
  for (const part of possible) {
    asked.push(part);
    const fetched = asked.map((one) => one.fetched);
    if (meet(fetched, size) <= FEW_ENOUGH) break;
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
  const queries = possible.flatMap(({ query }) => query ?? []);
  const n = possible.reduce((sum, part) => sum + part.n, 0);
  return { n, likely: n, fetched: n, query: queries.length === possible.length ? `(${queries.join(' | ')})` : undefined };
}

function anyOf(words: string[]): string {
  return `(${words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ')})`;
}
