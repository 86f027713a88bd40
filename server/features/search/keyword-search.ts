import type { AliasBook, Keys } from '#server/features/search/aliases.ts';
import { estimateReading, estimateWord } from '#server/features/search/estimate.ts';
import { COUNT_CEILING, type Found } from '#server/features/search/found.ts';
import { mayBecomeEmpty, nameKey, nameWords } from '#server/features/search/name-words.ts';
import { beginningStatement, isCalledSo } from '#server/features/search/named-statement.ts';
import { frequencyBonus } from '#server/features/search/near-spelling.ts';
import { type Named, nearTerm, noneAlike, type Reading, readQuery, within } from '#server/features/search/reading.ts';
import type { PlaceInput } from '#server/features/search/search-place.ts';
import { isStorable, splitWords } from '#server/features/search/text.ts';
import { type Page, TierWalk } from '#server/features/search/tier-walk.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import { WordMemo } from '#server/features/search/word-memo.ts';
import type { Point } from '#shared/distance.ts';

export interface KeywordSearch {
  q: string;
  page: number;
  limit: number;
  /** Whether to count all matches (up to COUNT_CEILING); without, the total tells of the pages seen. */
  withTotal: boolean;
  /** Where words are searched that name no place themselves. */
  at?: PlaceInput | undefined;
}

/** Spellings of a word that are tried together, and how much worse than the best they may be. */
const MOST_SPELLINGS = 6;
const WORST_SPELLING = 0.7;
/** Longer queries are not corrected. */
const MOST_CORRECTED = 6;

/** How far words are looked for. */
export interface Thoroughness {
  /** Whether the words may be a name that is written otherwise. */
  hasNames: boolean;
  /** Whether the words may be misspelt. */
  hasNear: boolean;
  /**
   * What finding them may cost: dearer words are looked for among the most popular alone, dearer spellings not at all. Without, all are found
   * whatever it takes. Microseconds.
   */
  effort?: number | undefined;
  /** Words that are known as they are spelt, and are no misspellings of others: 'fridge' is no bridge. */
  known?: ReadonlySet<string>;
  /** Words that are not looked for: 'near me'. */
  unwritten?: ReadonlySet<string>;
}

/** The place that words are looked for in, and the point that the nearest come first to. */
export interface Within {
  place?: Keys | undefined;
  near?: Point | undefined;
}

/** What words find by themselves. */
export interface Written<Row> extends Found<Row> {
  /** What the businesses found match; empty when there are none. */
  readings: Reading[];
  /** How many of the rows, the first, are of businesses that are called just so. */
  named: number;
  /** How many have the words themselves, near spellings apart. */
  exact: number;
}

/** Where businesses for words come from, one source after the other. */
interface Source<Row> {
  page(page: Page, except: string[], isHeard?: boolean): Promise<Found<Row>>;
  /** What those that it found match. */
  read(except: string[]): Reading | undefined;
}

/**
 * Businesses for typed words (docs/product/rules.md): those in whose text every word appears, or what an alias stands for, first of all
 * those that are called just so, or, without any, those whose names begin so; when they do not fill a page, those follow that have the
 * words as a name is read out, then those of near spellings. Pages never overlap.
 * @param where only those who are called just so are found elsewhere too.
 */
export async function searchByKeyword<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  aliases: AliasBook,
  { q, page, limit, withTotal }: KeywordSearch,
  { hasNames, hasNear, effort, known, unwritten }: Thoroughness = { hasNames: true, hasNear: true },
  { place, near: point }: Within = {},
): Promise<Written<Row>> {
  const typed = isStorable(q) ? splitWords(q) : [];
  const words = unwritten ? typed.filter((word) => !unwritten.has(word)) : typed;
  const skip = (page - 1) * limit;
  if (words.length === 0 || skip >= COUNT_CEILING) return { rows: [], total: 0, readings: [], named: 0, exact: 0 };
  const name = nameWords(q);
  const isHalfTyped = !withTotal;
  const ask = (read: Source<Row>['read'], how: Partial<Page> = {}, isSpelt = false): Source<Row> => ({
    read,
    page: (wanted, except, isHeard = isSpelt) => answer<Row>(vocabulary, () => read(except), { ...wanted, ...how }, isHeard),
  });
  const there = <Some extends Reading | undefined>(read: Some) => (place && read ? within(read, place) : read);
  const reading = (spelt: string[], except: string[]) => ({
    ...readQuery(spelt, aliases, soundingAlike(spelt, vocabulary, isHalfTyped)),
    except,
  });
  const exact = ask((except) => there(withName(reading(words, except), name, typed)), { near: point });
  const folded = ask((except) => there(reading(name, except)));
  const misspelt = name.length > 0 && !unwritten ? name : words;
  const near = ask((except) => there(correct(misspelt, except, vocabulary, aliases, known)), { isSpareable: true }, true);
  const isFoldedOtherwise = name.length > 0 && name.join(' ') !== words.join(' ');
  const begun = hasNames ? beginning(name, isHalfTyped) : undefined;
  const sources = [
    ...(begun ? [orNames(exact, begun, vocabulary)] : [exact]),
    ...(hasNames && isFoldedOtherwise ? [folded] : []),
    ...(hasNear ? [near] : []),
  ];
  return inTurn(sources, near, { skip, limit, withTotal, effort });
}

/** One page of several sources: each fills what those before it leave of the first page. */
async function inTurn<Row extends AnswerRow>(
  sources: Source<Row>[],
  near: Source<Row>,
  { skip, limit, ...how }: Page,
): Promise<Written<Row>> {
  const rows: Row[] = [];
  const before: string[] = [];
  const readings: Reading[] = [];
  let total = 0;
  let exact = 0;
  for (const source of sources) {
    const except = [...before];
    const found = await source.page({ ...how, skip: Math.max(0, skip - except.length), limit: limit - rows.length }, except);
    rows.push(...found.rows);
    total = except.length + found.total;
    if (source !== near) exact = total;
    const reading = found.total > 0 ? source.read(except) : undefined;
    if (reading) readings.push(reading);
    if (rows.length === limit || source === sources.at(-1)) break;
    const room = limit - except.length;
    const all = skip === 0 ? found : await source.page({ ...how, skip: 0, limit: room }, except);
    if (all.rows.length === room) break;
    before.push(...all.rows.map(({ business_id }) => business_id as string));
  }
  return { rows, total, readings, exact, named: rows.filter(({ tier }) => isCalledSo(tier)).length };
}

/**
 * A reading that businesses match too which are called just so. A trade or a place alone is no name; a trade and a place are that of who
 * does this work: nobody is first among ironmongers of Chennai who sells glass and calls himself 'Iron Chennai'.
 */
function withName(reading: Reading, name: string[], typed: string[]): Reading {
  const key = nameKey(name);
  const services = reading.words.length > 0 ? undefined : reading.terms.flatMap(({ keys }) => keys.services);
  const isName = services === undefined || (reading.terms.length > 1 && services.length > 0);
  return isName && key !== '' ? { ...reading, named: { key, typed: typed.join(' '), services } } : reading;
}

/** Fewer letters begin too many names: then those that are called just so are found alone. */
const SHORTEST_BEGINNING = 3;

/** Those that are called so, or begin so; of a name half typed, also those that are called so without what may become a legal form. */
function beginning(name: string[], isHalfTyped: boolean): Named | undefined {
  const key = nameKey(name);
  if (key === '') return undefined;
  const last = name.at(-1) as string;
  const isOpen = isHalfTyped && name.length > 1 && mayBecomeEmpty(last);
  return { key, typed: '', begins: key.length >= SHORTEST_BEGINNING, others: isOpen ? [nameKey(name.slice(0, -1))] : [] };
}

/**
 * A source, or, where it finds nothing, the businesses whose names begin so. Where the words known rule it out, the names are asked at
 * once: they tell of new words as well.
 */
function orNames<Row extends AnswerRow>(exact: Source<Row>, named: Named, vocabulary: Vocabulary): Source<Row> {
  const names: Reading = { words: [], alike: noneAlike, terms: [], phrase: undefined, named, except: [] };
  const beginning = async ({ skip, limit }: Page): Promise<Found<Row>> => {
    const rows = await vocabulary.ask<Row>((seen) => beginningStatement(named, { skip, limit, most: COUNT_CEILING }, seen));
    return { rows: rows.filter(({ business_id }) => business_id !== null), total: rows[0]?.total ?? 0 };
  };
  let isNames = false;
  return {
    read: (except) => (isNames ? names : exact.read(except)),
    async page(wanted, except) {
      const reading = exact.read(except);
      const isRuledOut = reading === undefined || estimateReading(reading, vocabulary.lexicon).n === 0;
      const ahead = isRuledOut ? await beginning(wanted) : undefined;
      const found = await exact.page(wanted, except, isRuledOut);
      isNames =
        found.total === 0 && (wanted.skip === 0 || (await exact.page({ ...wanted, skip: 0, limit: 1 }, except, isRuledOut)).total === 0);
      return isNames ? (ahead ?? (await beginning(wanted))) : found;
    },
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
function correct(
  words: string[],
  except: string[],
  vocabulary: Vocabulary,
  aliases: AliasBook,
  known?: ReadonlySet<string>,
): Reading | undefined {
  if (words.length > MOST_CORRECTED) return undefined;
  const terms = [];
  for (const word of words) {
    const isKnown = known?.has(word) && aliases.keysFor(word) === undefined;
    const spellings = isKnown ? [word] : spelt.get(vocabulary.lexicon, word, () => spellingsOf(word, vocabulary, aliases));
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
