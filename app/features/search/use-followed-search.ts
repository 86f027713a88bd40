import { useEffect } from 'react';
import { callApi } from '#app/api/client.ts';
import { splitPath } from '#shared/site-language.ts';

/**
 * Tells the server that a profile was opened from the results for typed words, so that the team learns what people mean by them. It is
 * told the words and the profile, nothing of who asks; where the browser does not know which page came before, it is told nothing.
 */
export function useFollowedSearch(business: string): void {
  useEffect(() => {
    const words = searchedBefore();
    if (words && navigator.onLine) callApi('POST /search/followed', { body: { words, business } }).catch(() => {});
  }, [business]);
}

/** The words of the results that the page was opened from. */
function searchedBefore(): string | undefined {
  const { pathname, origin, searchParams } = URL.parse(pageBefore() ?? '') ?? {};
  return origin === location.origin && pathname && splitPath(pathname).path === '/searcher'
    ? (searchParams?.get('q') ?? undefined)
    : undefined;
}

/** The page before this one in its tab, or the one from which its tab was opened. */
function pageBefore(): string | null | undefined {
  // Not every browser has it.
  const navigation = window.navigation as Navigation | undefined;
  const index = navigation?.currentEntry?.index;
  if (!navigation || index === undefined) return undefined;
  return index > 0 ? navigation.entries()[index - 1]?.url : document.referrer;
}
