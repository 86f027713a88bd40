import { redirect } from 'react-router';
import { splitPath } from '#shared/site-language.ts';

interface ListPage {
  currentPage: number;
  totalPages: number;
}

/**
 * A page of a list, where anything stands on it. Whoever has taken the last row off a page goes on with what is left before it.
 * @param rows of the page.
 * @throws what leads to the last page, from one that is empty and that rows have stood on.
 */
export function orLastPage<Page extends ListPage>(request: Request, page: Page, rows: readonly unknown[]): Page {
  const { pathname, searchParams } = new URL(request.url);
  const isBehindAll = page.currentPage > page.totalPages || searchParams.has('after');
  if (rows.length > 0 || page.totalPages === 0 || !isBehindAll) return page;
  searchParams.delete('after');
  searchParams.set('page', String(Math.min(page.currentPage, page.totalPages)));
  throw redirect(`${splitPath(pathname).path}?${searchParams}`);
}
