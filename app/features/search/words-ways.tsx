import { useState } from 'react';
import { MapPin } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { nameShortly } from '#app/features/places/name-shortly.ts';
import { showPlace } from '#app/features/places/place-source.ts';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { nameWordsPlace } from '#app/features/search/describe-search.ts';
import { nameMeaning, otherMeanings } from '#app/features/search/name-meaning.ts';
import { asksPlace, isAtPlace, type Search, searchQueryString } from '#app/features/search/search.ts';
import { wordsPath } from '#app/features/search/search-address.ts';
import { meaningAddress } from '#app/features/suggestions/search-address.ts';
import type { BusinessPage } from '#shared/schemas/businesses.ts';
import type { Understood } from '#shared/schemas/understanding.ts';
import { searchText } from '#shared/texts.ts';

interface WordsWaysProps {
  /** The words, and the place beside them. */
  search: Search & { q: string };
  /** The same in the language of the page. */
  shown: Search;
  found: Pick<BusinessPage, 'placedBy' | 'understood' | 'totalContractors'>;
}

/**
 * Where the results of typed words lead besides themselves: all of India, what else the words may mean, the very words. One line, beside the
 * filters where there are some; phones move it sideways, so that the results begin in the first screen.
 */
export function WordsWays({ search, shown, found }: WordsWaysProps) {
  const { q, exact } = search;
  const { understood, totalContractors: total } = found;
  const remembered = useRememberedPlace();
  // Known on arrival from another page alone: what comes while a document hydrates would push the others aside.
  const [isKnown] = useState(remembered !== undefined);
  const back = isKnown && asksPlace(search, found) ? remembered : undefined;
  const others = understood ? otherMeanings(understood, total) : [];
  const hasExact = understood !== undefined && understood.written < total;
  const isPlaced = isAtPlace(search, found.placedBy);
  if (!isPlaced && !back && others.length === 0 && !hasExact && !exact) return null;
  return (
    <div className="relative flex min-h-11 items-center gap-x-3 gap-y-1 max-sm:min-w-0 max-sm:flex-1 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:mask-r-from-[calc(100%-1.25rem)] max-sm:pr-5 sm:flex-wrap sm:gap-x-4">
      {isPlaced && (
        <>
          {/* On phones the heading says it. */}
          <p className="flex min-w-0 items-center gap-2 wrap-anywhere max-sm:hidden">
            <MapPin aria-hidden className="size-5 shrink-0 text-brick" />
            <span>{nameWordsPlace(shown)}</span>
          </p>
          <Way to={wordsPath({ q, exact })}>{searchText.allOfIndia}</Way>
        </>
      )}
      {back && <Way to={wordsPath({ q }, back)}>{searchText.nearIt(nameShortly(showPlace(back)))}</Way>}
      {understood && others.length > 0 && <OtherMeanings others={others} understood={understood} />}
      {hasExact && <Way to={`/searcher?${searchQueryString({ ...search, exact: true })}`}>{searchText.searchExactly}</Way>}
      {exact && (
        <>
          <p className="text-ink-soft max-sm:sr-only">{searchText.onlyWordsSearched}</p>
          <Way to={`/searcher?${searchQueryString({ ...search, exact: undefined })}`}>{searchText.showMeanings}</Way>
        </>
      )}
    </div>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 shrink-0 items-center font-semibold text-brick underline underline-offset-4 outline-offset-[-3px] hover:text-brick-dark max-sm:text-sm"
    >
      {children}
    </Link>
  );
}

function OtherMeanings({ others, understood }: { others: Understood['meanings']; understood: Understood }) {
  return (
    <nav aria-label={searchText.otherMeanings} className="flex items-center gap-2 sm:flex-wrap">
      <p className="mr-1 text-ink-soft max-sm:sr-only">{searchText.or}</p>
      <ul className="contents">
        {others.map((meaning) => (
          <li key={meaning.label} className="sm:max-w-full">
            <Link
              to={meaningAddress(meaning)}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-cement-dark bg-paper px-4 py-2 font-medium text-sm leading-tight outline-offset-[-3px] hover:border-ink"
            >
              <span className="min-w-0">{nameMeaning(meaning, understood)}</span>
              {meaning.total !== undefined && (
                <span className="text-ink-soft tabular-nums">{withHidden(searchText.countOfBusinesses, meaning.total)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
