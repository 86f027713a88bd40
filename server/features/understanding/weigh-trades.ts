import type { SayingMatch } from '#server/features/understanding/find-sayings.ts';
import type { LexiconBook } from '#server/features/understanding/lexicon-book.ts';

export interface WeighedTrade {
  service: string;
  /** A share of the likeliest. */
  weight: number;
}

/** What a saying of one, two, three … words says beside one of one word. */
const BY_LENGTH = [0, 1, 2, 3.2, 4.5, 6, 7.5, 9, 10.5];
const LEAST_SHARE = 0.2;
const MOST_TRADES = 5;
/** A word alone hints at a trade when so much of its use is there. */
const LEAST_HINT = 0.34;

/** The trades that sayings mean, by their weights; longer sayings count more. */
export function weighTrades(matches: SayingMatch[]): WeighedTrade[] {
  const scores = new Map<string, number>();
  for (const { saying, quality } of matches) {
    const worth = quality * (BY_LENGTH[saying.words.length] ?? 0);
    for (const { service, weight } of saying.trades) scores.set(service, (scores.get(service) ?? 0) + worth * weight);
  }
  return toShares(scores);
}

/**
 * What words hint at that stand in no saying as a whole: the trades in whose sayings they stand most. A word of many trades says
 * little.
 */
export function guessTrades(words: Iterable<number>, book: LexiconBook): WeighedTrade[] {
  const scores = new Map<string, number>();
  for (const word of words) {
    const uses = usesOf(word, book);
    let all = 0;
    let most = 0;
    for (const n of uses.values()) {
      all += n;
      most = Math.max(most, n);
    }
    if (all === 0 || most / all < LEAST_HINT) continue;
    for (const [service, n] of uses) scores.set(service, (scores.get(service) ?? 0) + (n / all) * (most / all));
  }
  return toShares(scores);
}

/** How much a word stands in the sayings of each trade. */
function usesOf(word: number, { words, sayings }: LexiconBook): Map<string, number> {
  const uses = new Map<string, number>();
  for (const number of words[word]?.sayings ?? []) {
    const saying = sayings[number];
    for (const { service, weight } of saying?.trades ?? []) {
      uses.set(service, (uses.get(service) ?? 0) + weight / (saying?.words.length ?? 1));
    }
  }
  return uses;
}

function toShares(scores: Map<string, number>): WeighedTrade[] {
  const sorted = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const top = sorted[0]?.[1] ?? 0;
  return sorted
    .map(([service, score]) => ({ service, weight: Math.round((100 * score) / top) / 100 }))
    .filter(({ weight }) => weight >= LEAST_SHARE)
    .slice(0, MOST_TRADES);
}
