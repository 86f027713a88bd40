import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { findPincodes } from '#server/features/places/pincodes.ts';
import type { AliasBook } from '#server/features/search/aliases.ts';
import type { BusinessListingRow } from '#server/features/search/business-listing-row.ts';
import { estimateWord } from '#server/features/search/estimate.ts';
import { COUNT_CEILING, type Found, type FoundByMeaning } from '#server/features/search/found.ts';
import { searchKept } from '#server/features/search/kept-words.ts';
import { type KeywordSearch, searchByKeyword, type Thoroughness, type Written } from '#server/features/search/keyword-search.ts';
import { meantStatement, overlapStatement, type WordLift } from '#server/features/search/meant-statement.ts';
import { WORD_USES } from '#server/features/search/queries.ts';
import { isWritten } from '#server/features/search/subsume.ts';
import { type Target, targetsOf } from '#server/features/search/targets.ts';
import { type Countable, type RecentTotals, readLists, readTotals } from '#server/features/search/totals.ts';
import { presentUnderstood } from '#server/features/search/understood.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import { widen } from '#server/features/search/widen.ts';
import type { Understanding } from '#server/features/understanding/understanding.ts';
import type { Point } from '#shared/distance.ts';

export interface MeaningParts {
  vocabulary: Vocabulary;
  aliases: AliasBook;
  gazetteer: Gazetteer;
  /** What the services are called, by key. */
  serviceNames: ReadonlyMap<string, string>;
  /** For searches that are not counted. */
  recentTotals: RecentTotals;
}

/** A word that stands in more descriptions lifts none of them. */
const MOST_USES = 2_000;
const MOST_LIFTS = 4;
/** Microseconds for finding words that are typed in names, beside what they mean. */
const SUGGESTING = 3_000;

/**
 * Businesses for typed words: those in which they are written, near spellings where these do not fill a page, then those that
 * are meant (docs/product/rules.md). Where neither a trade nor a place is recognised, words that nothing contains are left out. Pages
 * never overlap.
 * @param meant what the words mean.
 */
export async function searchByMeaning<Row extends AnswerRow & BusinessListingRow>(
  parts: MeaningParts,
  meant: Understanding,
  search: KeywordSearch,
): Promise<FoundByMeaning<Row>> {
  const { vocabulary, aliases, recentTotals } = parts;
  const read = (lists: Countable[]) => (search.withTotal ? readTotals(vocabulary, lists) : recentTotals.read(lists));
  const targets = targetsOf(meant, aliases, vocabulary.serviceNames, parts.serviceNames).map((target) => ({
    ...target,
    near: pointOfPincode(target, parts.gazetteer),
  }));
  const [written, listed] = await Promise.all([
    searchByKeyword<Row>(vocabulary, aliases, search, thoroughness(meant, targets, search)),
    readLists(read, targets),
  ]);
  if (targets.length === 0) return written.total > 0 ? plain(written) : searchKept<Row>(vocabulary, meant, search);
  const list = await widen(listed, parts, read);
  const unwritten = list.targets.filter((target) => written.readings.every((reading) => !isWritten(target, reading, aliases)));
  if (written.total === 0 && list.targets.length === 0) return searchKept<Row>(vocabulary, meant, search);
  const page = await addMeant(vocabulary, meant, unwritten, written, search);
  const understood = presentUnderstood(meant, list, { written: written.total, named: written.named, dropped: page.dropped });
  return { rows: page.rows, total: page.total, ...(understood ? { understood } : {}) };
}

function pointOfPincode({ place }: Target, gazetteer: Gazetteer): Point | undefined {
  const [area] = place?.pincode === undefined ? [] : findPincodes(gazetteer, place.pincode, 1);
  return area && { lat: area.lat, lng: area.lng };
}

/**
 * Names written otherwise and near spellings are not looked for where every word was recognised as it is spelt, these also not where
 * all were recognised in some way while they are typed. While they are typed and mean something, that is suggested, and finding them in names may not take long.
 */
function thoroughness({ isSure, rest }: Understanding, targets: Target[], { withTotal }: KeywordSearch): Thoroughness {
  if (targets.length === 0) return { hasNames: true, hasNear: true };
  return withTotal ? { hasNames: !isSure, hasNear: !isSure } : { hasNames: !isSure, hasNear: rest.length > 0, effort: SUGGESTING };
}

function plain<Row>({ rows, total }: Written<Row>): FoundByMeaning<Row> {
  return { rows, total };
}

/** The page with the businesses that are meant in the places that the written ones leave. */
async function addMeant<Row extends AnswerRow>(
  vocabulary: Vocabulary,
  { rest }: Understanding,
  targets: Target[],
  written: Written<Row>,
  { page, limit, withTotal }: KeywordSearch,
): Promise<Found<Row> & { dropped: string[] }> {
  const open = limit - written.rows.length;
  const skip = Math.max(0, (page - 1) * limit - written.total);
  // While they are typed, the meanings themselves stand for their businesses.
  const isReached = withTotal && open > 0 && targets.length > 0 && (page - 1) * limit < COUNT_CEILING;
  const { lifts, dropped } = withTotal ? await weighRest(rest, vocabulary) : { lifts: [], dropped: [] };
  const meant = isReached
    ? await vocabulary.ask<Row>((seen) => meantStatement({ targets, written: written.readings, lifts, skip, limit: open }, seen))
    : [];
  const rows = [...written.rows, ...meant.filter(({ business_id }) => business_id !== null)];
  const more = withTotal ? await countMeant(vocabulary, targets, written) : 0;
  return { rows, total: Math.min(COUNT_CEILING, written.total + more), dropped };
}

async function countMeant<Row extends AnswerRow>(vocabulary: Vocabulary, targets: Target[], written: Written<Row>): Promise<number> {
  if (targets.length === 0 || written.total >= COUNT_CEILING) return 0;
  const all = (await readTotals(vocabulary, targets)).reduce((sum, n) => sum + n, 0);
  if (written.readings.length === 0) return all;
  const both = await vocabulary.ask((seen) => overlapStatement(targets, written.readings, COUNT_CEILING, seen));
  return all - (both[0]?.total ?? 0);
}

/** The words left over that lift businesses, and those that nothing contains. */
async function weighRest(rest: string[], vocabulary: Vocabulary): Promise<{ lifts: WordLift[]; dropped: string[] }> {
  const words = [...new Set(rest)].slice(0, MOST_LIFTS);
  if (words.length === 0) return { lifts: [], dropped: [] };
  const uses = await vocabulary.read<{ word: string; n: number }>({ text: WORD_USES, values: [words, MOST_USES + 1] });
  const usesOf = new Map(uses.map(({ word, n }) => [word, n]));
  const lifts = words.flatMap((word) => {
    const n = usesOf.get(word) ?? 0;
    return n > 0 && n <= MOST_USES ? [{ word, worth: 1 / Math.log(2 + n) }] : [];
  });
  const dropped = [...new Set(rest)].filter((word) => !usesOf.get(word) && estimateWord(word, vocabulary.lexicon).n === 0);
  return { lifts, dropped };
}
