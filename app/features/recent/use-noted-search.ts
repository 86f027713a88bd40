import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noteSearch } from '#app/features/recent/recent.ts';
import type { ListName } from '#app/features/search/name-list.ts';

/**
 * Keeps the list that a page shows among the recent ones.
 * @param list what it is of.
 * @param isWorth false for what found nothing: nobody comes back to it.
 */
export function useNotedSearch(list: ListName, isWorth: boolean): void {
  const { pathname, search } = useLocation();
  const written = JSON.stringify(list);
  useEffect(() => {
    const path = withoutPage(pathname, search);
    if (isWorth && isNarrowed(path)) noteSearch({ list: JSON.parse(written), path });
  }, [written, pathname, search, isWorth]);
}

/** The address of the whole list, which begins with its first page. */
export function withoutPage(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Lists of everything are a tap away anyway. */
function isNarrowed(path: string): boolean {
  return path.includes('?') || path.lastIndexOf('/') > 0;
}
