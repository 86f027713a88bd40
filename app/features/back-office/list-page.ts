import { readPage } from '#app/components/read-filters.ts';
import { limits } from '#shared/limits.ts';
import { withWords } from '#shared/listed-words.ts';

/** What of a table is shown: the rows that have all words, one page of them. */
export interface ListPage<Row> {
  rows: Row[];
  /** The place of the first of them among all that match, from 0 on. */
  offset: number;
  matching: number;
  /** How many there are whatever the words. */
  total: number;
  currentPage: number;
  totalPages: number;
  q: string | undefined;
  /** The row that was added last, when it is on this page: it is shown and marked. */
  added: string | undefined;
}

/**
 * The page of a table that its address asks for: `q` are words, `page` a number (a later one than the last is the last), `added` the id of
 * a row that was just added, which is looked up among all of them.
 * @param textOf what is searched of a row.
 */
export function pickListPage<Row extends { _id: string }>(all: Row[], url: string, textOf: (row: Row) => string): ListPage<Row> {
  const query = new URL(url).searchParams;
  const added = all.findIndex(({ _id }) => _id === query.get('added'));
  const q = added >= 0 ? undefined : query.get('q')?.slice(0, limits.searchText).trim() || undefined;
  const matching = withWords(all, q, textOf);
  const limit = limits.pageSize.table;
  const totalPages = Math.max(1, Math.ceil(matching.length / limit));
  const currentPage = added >= 0 ? Math.floor(added / limit) + 1 : Math.min(readPage(query), totalPages);
  const offset = (currentPage - 1) * limit;
  return {
    rows: matching.slice(offset, offset + limit),
    offset,
    matching: matching.length,
    total: all.length,
    currentPage,
    totalPages,
    q,
    added: all[added]?._id,
  };
}
