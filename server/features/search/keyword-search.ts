import type { AliasBook } from '#server/features/search/aliases.ts';
import { estimateWord } from '#server/features/search/estimate.ts';
import { COUNT_CEILING, type Found } from '#server/features/search/found.ts';
import { frequencyBonus } from '#server/features/search/near-spelling.ts';
import { nearTerm, noneAlike, type Reading, readQuery } from '#server/features/search/reading.ts';
import { isStorable, splitWords } from '#server/features/search/text.ts';
import { type Page, TierWalk } from '#server/features/search/tier-walk.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import { WordMemo } from '#server/features/search/word-memo.ts';

export interface KeywordSearch {
  q: string;
  page: number;
  limit: number;
  /** Whether to count all matches (up to COUNT_CEILING); without, the total tells of the pages seen. */
  withTotal: boolean;
}

/** Spellings of a word that are tried together, and how much worse than the best they may be. */
const MOST_SPELLINGS = 6;
const WORST_SPELLING = 0.7;
/** Longer queries are not corrected. */
const MOST_CORRECTED = 6;

/** How far words are looked for. */
export interface Thoroughness {
  /** Whether the words may be misspelt. */
  hasNear: boolean;
  /**
   * What finding them may cost where other answers stand beside: dearer words are looked for among the most popular alone, dearer
   * spellings not at all. Without, all are found whatever it takes. Microseconds.
   */
  effort?: number | undefined;
}

/** What words find by themselves. */
export interface Written<Row> extends Found<Row> {
  /** What the businesses found match; empty when there are none. */
  readings: Reading[];
}

/**
 * Businesses for typed words (docs/product/rules.md): those in whose text every word appears, or what an alias stands for; when they do
 * not fill a page, those of near spellings follow. Pages never overlap.
 */
export async function searchByKeyword<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  aliases: AliasBook,
  { q, page, limit, withTotal }: KeywordSearch,
  { hasNear, effort }: Thoroughness = { hasNear: true },
): Promise<Written<Row>> {
  const words = isStorable(q) ? splitWords(q) : [];
  const skip = (page - 1) * limit;
  if (words.length === 0 || skip >= COUNT_CEILING) return { rows: [], total: 0, readings: [] };
  const read = () => readQuery(words, aliases, soundingAlike(words, vocabulary, !withTotal));
  const exact = await answer<Row>(vocabulary, read, { skip, limit, withTotal, effort });
  const written = { ...exact, readings: exact.total > 0 ? [read()] : [] };
  if (exact.rows.length === limit || !hasNear) return written;
  const all = skip === 0 ? exact : await answer<Row>(vocabulary, read, { skip: 0, limit, withTotal, effort });
  if (all.rows.length === limit) return written;
  const except = all.rows.map(({ business_id }) => business_id as string);
  const readNear = () => correct(words, except, vocabulary, aliases);
  const near = await answer<Row>(
    vocabulary,
    readNear,
    {
      skip: Math.max(0, skip - except.length),
      limit: limit - exact.rows.length,
      withTotal,
      effort,
      isSpareable: true,
    },
    true,
  );
  const nearReading = near.total > 0 ? readNear() : undefined;
  return {
    rows: [...exact.rows, ...near.rows],
    total: all.rows.length + near.total,
    readings: nearReading ? [...written.readings, nearReading] : written.readings,
  };
}

/** One page of a reading; the reading is made again when words were added meanwhile. */
async function answer<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  readNow: () => Reading | undefined,
  page: Page,
  isHeard = false,
): Promise<Found<Row>> {
  let walk: TierWalk<Row> | undefined;
  const rows = await vocabulary.ask<Row>((seen) => {
    const reading = readNow();
    walk = reading && new TierWalk<Row>(reading, vocabulary, page);
    return walk?.begin(seen);
  }, isHeard);
  return walk === undefined || rows.length === 0 ? { rows: [], total: 0 } : walk.finish(rows);
}

/**
 * The words of listings that sound as the typed ones, by these, where either is in Devanagari.
 * @param isHalfTyped the last word may be the start of one.
 */
export function soundingAlike(words: string[], { spoken, lexicon }: Vocabulary, isHalfTyped: boolean): Reading['alike'] {
  const alike = new Map<string, string[]>();
  for (const [at, word] of words.entries()) {
    const isStart = isHalfTyped && at === words.length - 1;
    const others = isStart ? spoken.beginning(word, (other) => lexicon.countOf(other)) : spoken.alike(word);
    if (others.length > 0) alike.set(word, others);
  }
  return alike;
}

const spelt = new WordMemo<string[]>();

/** The query with each word's near spellings beside it; undefined when a word is like no other. */
function correct(words: string[], except: string[], vocabulary: Vocabulary, aliases: AliasBook): Reading | undefined {
  if (words.length > MOST_CORRECTED) return undefined;
  const terms = [];
  for (const word of words) {
    const spellings = spelt.get(vocabulary.lexicon, word, () => spellingsOf(word, vocabulary, aliases));
    if (spellings.length === 0) return undefined;
    terms.push(nearTerm(spellings, aliases));
  }
  return { words: [], alike: noneAlike, terms, phrase: undefined, except };
}

/** What a word may have been meant for, itself included where it is known; best first. */
function spellingsOf(word: string, { lexicon, spellings, spoken }: Vocabulary, aliases: AliasBook): string[] {
  const weigh = (near: string) => {
    const { cities = [], states = [], services = [] } = aliases.keysFor(near) ?? {};
    const keyed = [
      ...cities.map((key) => `=city:${key}`),
      ...states.map((key) => `=state:${key}`),
      ...services.map((key) => `=service:${key}`),
    ];
    return Math.max(lexicon.countOf(near), ...keyed.map((key) => lexicon.countOf(key)));
  };
  const asTyped = Math.max(estimateWord(word, lexicon).n, weigh(word));
  const sounding = spoken.near(word).map((near) => ({ word: near.word, score: near.cost - frequencyBonus(weigh(near.word)) }));
  const candidates = [...spellings.near(word, weigh), ...sounding];
  if (asTyped > 0) candidates.push({ word, score: -frequencyBonus(asTyped) });
  candidates.sort((a, b) => a.score - b.score);
  const worst = (candidates[0]?.score ?? 0) + WORST_SPELLING;
  return candidates
    .filter(({ score }) => score <= worst)
    .slice(0, MOST_SPELLINGS)
    .map((candidate) => candidate.word);
}
