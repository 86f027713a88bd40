import type { Gazetteer } from '#server/features/places/gazetteer.ts';
import { foldText } from '#server/features/places/names.ts';
import { findPincodes } from '#server/features/places/pincodes.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import type { AliasBook } from '#server/features/search/aliases.ts';
import type { BusinessListingRow } from '#server/features/search/business-listing-row.ts';
import { estimateWord } from '#server/features/search/estimate.ts';
import { COUNT_CEILING, type Found, type FoundByMeaning, type From } from '#server/features/search/found.ts';
import { searchKept } from '#server/features/search/kept-words.ts';
import {
  type KeywordSearch,
  searchByKeyword,
  type Thoroughness,
  type Within,
  type Written,
} from '#server/features/search/keyword-search.ts';
import { meantStatement, overlapStatement, type WordLift } from '#server/features/search/meant-statement.ts';
import { nameWords } from '#server/features/search/name-words.ts';
import { WORD_USES } from '#server/features/search/queries.ts';
import { keysOfPlace, type SearchPlace } from '#server/features/search/search-place.ts';
import { isWritten } from '#server/features/search/subsume.ts';
import { nameOf, type Target, targetsOf } from '#server/features/search/targets.ts';
import { type Countable, type RecentTotals, readLists, readTotals } from '#server/features/search/totals.ts';
import { presentUnderstood } from '#server/features/search/understood.ts';
import type { AnswerRow, Vocabulary } from '#server/features/search/vocabulary.ts';
import { widen } from '#server/features/search/widen.ts';
import type { Understanding, UnderstoodPlace } from '#server/features/understanding/understanding.ts';
import type { Place } from '#shared/schemas/places.ts';

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
/** Fewer letters begin too many words. */
const SHORTEST_START = 3;
/** Microseconds for finding words that are typed in names, beside what they mean. */
const SUGGESTING = 3_000;
/** Microseconds for finding words that mean nothing, with each letter that is typed and once they are sent: '12 by 18' stands in a sixteenth of all. */
const LOOKING = { typed: 40_000, sent: 2_000_000 };

/**
 * Businesses for typed words: those in which they are written, near spellings where these do not fill a page, then those that
 * are meant (docs/product/rules.md). Where neither a trade nor a place is recognised, words that nothing contains are left out. Words that
 * name no place are searched at the one that was chosen; a name that stands nowhere there, in all of India. Pages never overlap.
 * @param meant what the words mean.
 * @param chosen the place beside the words.
 */
export async function searchByMeaning<Row extends AnswerRow & BusinessListingRow>(
  parts: MeaningParts,
  meant: Understanding,
  search: KeywordSearch,
  chosen?: SearchPlace,
): Promise<FoundByMeaning<Row>> {
  const { vocabulary, aliases, recentTotals } = parts;
  const read = (lists: Countable[]) => (search.withTotal ? readTotals(vocabulary, lists) : recentTotals.read(lists));
  const isNamed = meant.places.length > 0 && !meant.isPlaceCompleted;
  const at = isNamed ? undefined : chosen;
  const targets = targetsOf(meant, at, aliases, vocabulary.serviceNames, parts.serviceNames).map((target) =>
    placed(target, parts.gazetteer),
  );
  // While they are typed, words that may be a name are looked for everywhere: a second look would cost more than the first.
  const isThereAlone = at !== undefined && (search.withTotal || (meant.trades.length > 0 && meant.rest.length === 0));
  const far = thoroughness(meant, targets, search);
  // Names that only begin so, or are written otherwise, are of anywhere.
  const find = (where: Within) => searchByKeyword<Row>(vocabulary, aliases, search, where.place ? { ...far, hasNames: false } : far, where);
  const [there, listed] = await Promise.all([
    find(isThereAlone ? { place: keysOfPlace(at, aliases), near: at.point } : {}),
    readLists(read, targets),
  ]);
  // A name names no place: 'Jai Bhavani' was 'Nothing in Bhavani yet'.
  if (isNamed && meant.rest.length > 0 && countNamed(there, meant, search) > 0)
    return searchByMeaning(parts, { ...meant, places: [] }, search, chosen);
  const mayBeName = meant.rest.length > 0 || targets.length === 0;
  const isElsewhere = isThereAlone && there.exact === 0 && mayBeName;
  const written = isElsewhere ? await find({}) : there;
  const isAnywhere = at === undefined || (isElsewhere && written.total > 0) || (targets.length === 0 && !isThereAlone);
  const where: Pick<FoundByMeaning<Row>, 'placedBy' | 'from'> = {
    placedBy: isNamed ? 'typed' : isAnywhere ? 'anywhere' : 'chosen',
    ...(isAnywhere && !isNamed ? {} : fromOf(at, targets)),
  };
  if (targets.length === 0) return { ...(written.total > 0 ? plain(written) : await searchKept<Row>(vocabulary, meant, search)), ...where };
  const list = await widen(listed, parts, read);
  const unwritten = list.targets.filter((target) => written.readings.every((reading) => !isWritten(target, reading, aliases)));
  if (written.total === 0 && list.targets.length === 0)
    return { ...(await searchKept<Row>(vocabulary, meant, search)), placedBy: isNamed ? 'typed' : 'anywhere' };
  const page = await addMeant(vocabulary, meant, unwritten, written, search);
  const called = countNamed(written, meant, search);
  const understood = presentUnderstood(meant, list, { written: written.total, named: called, dropped: page.dropped });
  return { rows: page.rows, total: page.total, ...(understood ? { understood } : {}), ...where };
}

/** A target with the point of its place, and its locality where only the PIN code was named. */
function placed(target: Target, gazetteer: Gazetteer): Target {
  const { place } = target;
  if (place?.city === undefined) return target;
  if (place.point) return { ...target, near: place.point };
  const around = localityAround(place, gazetteer);
  if (!around) return target;
  const { locality, near, address } = around;
  return { ...target, locality, near, place: { ...place, ...(locality ? { locality } : {}), address } };
}

function localityAround({ city, state, locality, pincode }: UnderstoodPlace, gazetteer: Gazetteer) {
  const known = gazetteer.localitiesByCity.get(`${city}, ${state}`);
  const [area] = pincode === undefined ? [] : findPincodes(gazetteer, pincode, 1);
  const entry = known?.get(foldText(locality ?? (area && officeOf(area)) ?? ''));
  const place = area ?? entry?.place;
  if (!place) return undefined;
  return { locality: locality ?? entry?.place.name, near: { lat: place.lat, lng: place.lng }, address: place.formatted_address };
}

/** The post office that the address of a PIN code begins with. */
function officeOf({ formatted_address: address }: Place): string {
  return address.split(',')[0] ?? '';
}

/** What distances are measured from. */
function fromOf(at: SearchPlace | undefined, [first]: Target[]): { from?: From } {
  if (at) return at.point ? { from: at.point } : {};
  return first?.near && first.place ? { from: { ...first.near, name: nameWritten(nameOf(first.place)) } } : {};
}

/**
 * Names written otherwise and near spellings are not looked for where every word was recognised as it is spelt, these also not where
 * all were recognised in some way while they are typed. While they are typed and mean something, that is suggested, and finding them in names may not take long.
 */
function thoroughness(meant: Understanding, targets: Target[], { withTotal }: KeywordSearch): Thoroughness {
  const { isSure, isKnown, rest } = meant;
  const words = { known: meant.known, unwritten: meant.unwritten };
  const effort = withTotal ? LOOKING.sent : LOOKING.typed;
  if (targets.length === 0) return { hasNames: true, hasNear: !isKnown, effort, ...words };
  const hasNames = !isSure;
  return withTotal
    ? { hasNames, hasNear: !isSure, effort, ...words }
    : { hasNames, hasNear: rest.length > 0, effort: SUGGESTING, ...words };
}

/**
 * How many rows, the first, are called so: just so, or with all that was typed in their names, where it says more than trades and places:
 * 'Jai Bhavani' is looked for before Bhavani, 'Kongu Plumbing' before plumbing. The last word may be half typed.
 */
function countNamed(
  { rows, named }: Pick<Written<BusinessListingRow>, 'rows' | 'named'>,
  { rest }: Understanding,
  { q, withTotal }: KeywordSearch,
): number {
  const typed = nameWords(q);
  if (rest.length === 0 || typed.length === 0) return named;
  const isHalfTyped = !withTotal && (typed.at(-1)?.length ?? 0) >= SHORTEST_START;
  const isIn = (name: string | null) => {
    const words = nameWords(name ?? '');
    return typed.every((word, at) => words.some((own) => own === word || (isHalfTyped && at === typed.length - 1 && own.startsWith(word))));
  };
  const end = rows.findIndex(({ name, name_hi }) => !isIn(name) && !isIn(name_hi));
  return Math.max(named, end < 0 ? rows.length : end);
}

function plain<Row>({ rows, total }: Written<Row>): Found<Row> {
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
