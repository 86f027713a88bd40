import { readPage } from '#app/features/search/read-search.ts';
import { type SearchedListQuery, searchedListQuery } from '#shared/schemas/back-office-lists.ts';

/** Words and page of a list's address; what cannot be asked for counts as not asked. */
export function readSearchedList(url: string): SearchedListQuery {
  const query = new URL(url).searchParams;
  const q = searchedListQuery.shape.q.safeParse(query.get('q') ?? undefined).data || undefined;
  return { q, page: readPage(query.get('page')) };
}
