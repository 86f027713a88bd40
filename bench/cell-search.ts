import { createPool } from '#server/db/database.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { locateAddress } from '#server/features/places/locate-address.ts';
import { readAddress } from '#server/features/places/read-address.ts';
import { AliasBook } from '#server/features/search/aliases.ts';
import type { BusinessListingRow } from '#server/features/search/business-listing-row.ts';
import { searchByFilter } from '#server/features/search/filter-search.ts';
import { COUNT_CEILING, type Found } from '#server/features/search/found.ts';
import { searchByKeyword } from '#server/features/search/keyword-search.ts';
import { searchByMeaning } from '#server/features/search/meaning-search.ts';
import { nameWords } from '#server/features/search/name-words.ts';
import { QueryReader } from '#server/features/search/query-reader.ts';
import { type FilterSearch, readOrder } from '#server/features/search/read-filter.ts';
import { splitWords } from '#server/features/search/text.ts';
import { RecentTotals } from '#server/features/search/totals.ts';
import { type AnswerRow, usualTuning, Vocabulary } from '#server/features/search/vocabulary.ts';
import { noSource } from '#server/features/understanding/understanding.ts';
import { kilometresBetween } from '#shared/distance.ts';
import type { Order } from '#shared/narrowing.ts';
import type { Server } from './cell-servers.ts';

type Row = AnswerRow & BusinessListingRow;
type Compare = (a: Row, b: Row) => number;

/** What is compared of an answer: the page, the total, and what filters would find. */
export interface Answer {
  ids: string[];
  total: number;
  counts: number[];
}

/** The search over one server, in the parts it is made of: unlike the engine's, their rows tell what they are ordered by. */
export type Part = Awaited<ReturnType<typeof openPart>>;

/** What cells answer. `extra` comes behind where the rows of no cell fill the page: it is not what was typed, but like it. */
interface Piece {
  rows: Row[];
  total: number;
  extra?: { rows: Row[]; total: number };
  counts?: number[];
  from?: Found<Row>['from'];
}

export const LIMIT = 8;

/** @param lent words with their counts, of others as well. */
export async function openPart({ name, address }: Server, lent: [string, number][] = []) {
  const gazetteer = loadGazetteer();
  const pool = createPool(address, { max: 4, genericPlans: true, statementTimeout: 4_000 });
  const vocabulary = new Vocabulary(pool, usualTuning);
  const aliases = new AliasBook(vocabulary.serviceNames);
  for (const word of aliases.words()) vocabulary.spellings.add(word);
  await vocabulary.load();
  const own = vocabulary.lexicon.size;
  for (const [word, n] of lent) {
    if (!vocabulary.lexicon.has(word) && !word.startsWith('=')) {
      vocabulary.spellings.add(word);
      vocabulary.spoken.add(word);
    }
    vocabulary.lexicon.set(word, n);
  }
  const reader = new QueryReader({ vocabulary, gazetteer, team: async () => noSource });
  return {
    name,
    vocabulary,
    aliases,
    gazetteer,
    /** How many words it has of its own. */
    words: own,
    places: {
      readAddress: (text: string) => readAddress(gazetteer, text),
      locate: (address: Parameters<typeof locateAddress>[1]) => locateAddress(gazetteer, address),
    },
    reader,
    recentTotals: new RecentTotals(vocabulary),
    close: () => pool.end(),
  };
}

/** Something that is asked of one database or of several cells. */
export type Ask = (parts: Part[]) => Promise<Answer>;

/** A list of a place or of all India. Of later pages each cell gives all that came before, too. */
export function listOf(search: Omit<FilterSearch, 'page' | 'limit'>, page = 1): Ask {
  const order = readOrder({ ...search, page, limit: LIMIT });
  return async (parts) => {
    const isOne = parts.length === 1;
    const wanted = isOne ? { page, limit: LIMIT } : { page: 1, limit: page * LIMIT };
    const pieces = await Promise.all(
      parts.map(async ({ vocabulary, aliases, places }): Promise<Piece> => {
        const { facets, ...found } = await searchByFilter<Row>(vocabulary, aliases, places, { ...search, ...wanted });
        if (!facets) return found;
        const { reviews, price, photos, quick, checked, rating, radius } = facets;
        return { ...found, counts: [reviews, price, photos, quick, checked, ...[...rating, ...radius].map(({ count }) => count)] };
      }),
    );
    return isOne ? alone(pieces[0] as Piece) : merge(pieces, orderOf(order, pieces[0]?.from), Number.POSITIVE_INFINITY, page);
  };
}

/** Businesses in which words are written, then those that are called nearly so. */
export function writtenAs(q: string): Ask {
  return async (parts) => {
    const pieces = await Promise.all(
      parts.map(async ({ vocabulary, aliases }): Promise<Piece> => {
        const search = { q, page: 1, limit: LIMIT, withTotal: true };
        const { rows, total, exact } = await searchByKeyword<Row>(vocabulary, aliases, search);
        if (parts.length === 1) return { rows, total };
        return { rows: rows.slice(0, exact), total: exact, extra: { rows: rows.slice(exact), total: total - exact } };
      }),
    );
    return parts.length === 1 ? alone(pieces[0] as Piece) : merge(withoutBeginnings(pieces), byTier, COUNT_CEILING);
  };
}

/**
 * The same, one source after the other as one database does it, by searches that are each of one source alone: the words as they are typed,
 * names that begin so, the words as a name is read out, near spellings. A cell is asked for the next where all together do not fill the page.
 */
export function writtenInTurn(q: string): Ask {
  const typed = splitWords(q).join(' ');
  const name = nameWords(q).join(' ');
  const sources = [
    { q, hasNames: false, hasNear: false },
    ...(name === typed || name === '' ? [] : [{ q: name, hasNames: false, hasNear: false }]),
    { q, hasNames: false, hasNear: true },
  ];
  return async (parts) => {
    if (parts.length === 1) return writtenAs(q)(parts);
    let found: Row[] = [];
    let total = 0;
    for (const [turn, source] of sources.entries()) {
      const pieces = await askAll(parts, source);
      const isNamed = turn === 0 && pieces.every((piece) => piece.total === 0);
      const those = isNamed ? (await askAll(parts, { q, hasNames: true, hasNear: false })).map(beginnings) : pieces;
      const known = new Set(found.map(({ business_id }) => business_id));
      const others = those.flatMap(({ rows }) => rows).filter(({ business_id }) => !known.has(business_id));
      found = [...found, ...others.sort(byTier)];
      total = Math.max(
        total,
        Math.min(
          COUNT_CEILING,
          those.reduce((sum, piece) => sum + piece.total, 0),
        ),
      );
      if (found.length >= LIMIT) break;
    }
    return { ids: found.slice(0, LIMIT).map(({ business_id }) => business_id), total, counts: [] };
  };
}

function askAll(parts: Part[], { q, ...how }: { q: string; hasNames: boolean; hasNear: boolean }): Promise<Piece[]> {
  return Promise.all(
    parts.map(({ vocabulary, aliases }) => searchByKeyword<Row>(vocabulary, aliases, { q, page: 1, limit: LIMIT, withTotal: true }, how)),
  );
}

/** Those whose names begin so stand before those that have the words as a name is read out. */
function beginnings({ rows, total }: Piece): Piece {
  const named = rows.filter(({ tier }) => tier === 3 || (tier ?? 0) < 0);
  return { rows: named, total: named.length < LIMIT ? named.length : total };
}

/** As somebody types it: businesses in which the words are written, then those that are meant. */
export function meantBy(q: string): Ask {
  return async (parts) => {
    const pieces = await Promise.all(
      parts.map(async ({ reader, ...part }): Promise<Piece> => {
        const { understand, serviceNames } = await reader.current();
        const search = { q, page: 1, limit: LIMIT, withTotal: true };
        const { rows, total, understood } = await searchByMeaning<Row>({ ...part, serviceNames }, understand(q, {}), search);
        if (parts.length === 1 || !understood) return { rows, total };
        const { written } = understood;
        return { rows: rows.slice(0, written), total: written, extra: { rows: rows.slice(written), total: total - written } };
      }),
    );
    return parts.length === 1 ? alone(pieces[0] as Piece) : merge(withoutBeginnings(pieces), byTier, COUNT_CEILING, 1, true);
  };
}

/** Where any cell has the words themselves, those whose names only begin so are none of the answer. */
function withoutBeginnings(pieces: Piece[]): Piece[] {
  const begins = ({ rows }: Piece) => rows.some(({ tier }) => tier === 3);
  const isWritten = pieces.some((piece) => piece.rows.length > 0 && !begins(piece));
  return pieces.map((piece) => (isWritten && begins(piece) ? { ...piece, rows: [], total: 0 } : piece));
}

function alone({ rows, total, counts = [] }: Piece): Answer {
  return { ids: rows.map(({ business_id }) => business_id), total, counts };
}

/** @param isAdded what comes behind is counted even where it is not reached. */
function merge(pieces: Piece[], compare: Compare, ceiling: number, page = 1, isAdded = false): Answer {
  const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);
  const first = pieces.flatMap(({ rows }) => rows).sort(compare);
  const exact = sum(pieces.map(({ total }) => total));
  const isFull = exact >= page * LIMIT;
  const behind = pieces.flatMap(({ extra }) => extra?.rows ?? []).sort(isAdded ? byPopularity : compare);
  const more = isFull && !isAdded ? 0 : sum(pieces.map(({ extra }) => extra?.total ?? 0));
  const width = pieces[0]?.counts?.length ?? 0;
  return {
    ids: [...first, ...behind].slice((page - 1) * LIMIT, page * LIMIT).map(({ business_id }) => business_id),
    total: Math.min(ceiling, exact + more),
    counts: Array.from({ length: width }, (_, at) => sum(pieces.map(({ counts }) => counts?.[at] ?? 0))),
  };
}

const byPopularity: Compare = (a, b) => (b.pop ?? 0) - (a.pop ?? 0) || (a.business_id < b.business_id ? -1 : 1);
const byTier: Compare = (a, b) => (a.tier ?? 0) - (b.tier ?? 0) || byPopularity(a, b);
const starsOf = ({ rating_sum, review_count }: Row) => (review_count === 0 ? 0 : Math.floor((1_000 * rating_sum) / review_count));

/** The order of a list (faceted-statement.ts), by what its rows tell. */
function orderOf(order: Order, from: Piece['from']): Compare {
  const away = ({ lat, lng }: Row) => (from && lat !== null && lng !== null ? kilometresBetween(from, { lat, lng }) : Number.MAX_VALUE);
  const orders: Partial<Record<Order, Compare>> = {
    best: (a, b) => Number(a.comes ?? false) - Number(b.comes ?? false) || byPopularity(a, b),
    nearest: (a, b) => away(a) - away(b) || byPopularity(a, b),
    rating: (a, b) => starsOf(b) - starsOf(a) || b.review_count - a.review_count || byPopularity(a, b),
    newest: (a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.business_id < b.business_id ? -1 : 1),
  };
  const compare = orders[order];
  if (!compare) throw new Error(`Lists are not merged by ${order}`);
  return compare;
}
