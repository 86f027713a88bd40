import { Link } from '#app/components/link.tsx';
import { withHidden } from '#app/components/with-hidden.tsx';
import { labelOfList, nameMeaning, otherMeanings } from '#app/features/search/name-meaning.ts';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import { meaningAddress } from '#app/features/suggestions/search-address.ts';
import type { Understood } from '#shared/schemas/understanding.ts';
import { searchText } from '#shared/texts.ts';

interface UnderstoodPanelProps {
  search: Search & { q: string };
  understood: Understood;
  /** How many businesses are found in all. */
  total: number;
}

const WAY = 'inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4 hover:text-brick-dark';

/** Over the results of typed words: what they were taken for, what else they may mean, and a way to the very words. */
export function UnderstoodPanel({ search, understood, total }: UnderstoodPanelProps) {
  const { q } = search;
  const { widened, dropped, written } = understood;
  const label = labelOfList(understood);
  const others = otherMeanings(understood, total);
  const isExactOther = written < total;
  if (others.length === 0 && !isExactOther && !widened) return null;
  return (
    <section
      aria-label={searchText.takenFor}
      className="mb-2 rounded-xl border border-sand-dark bg-paper px-2 py-0.5 wrap-anywhere sm:mb-4 sm:px-4 sm:py-1.5"
    >
      {widened && <p className="py-1.5 font-semibold text-lg leading-snug">{searchText.nothingYetIn(widened.from, label)}</p>}
      {dropped.length > 0 && (
        <p className="py-1.5 text-ink-soft">{searchText.leftOut(dropped.length, dropped.map(searchText.quoted).join(', '))}</p>
      )}
      <div className="sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
        {isExactOther && (
          // The words stand in the field above: on phones results begin in the first screen.
          <p className={`text-ink-soft ${written === 0 ? 'max-sm:sr-only' : 'pt-1.5'}`}>
            {written === 0 ? searchText.youSearchedFor(q) : searchText.byYourWords(written, label)}
          </p>
        )}
        <div className="relative flex items-center gap-x-4 max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap">
          {others.length > 0 && (
            <nav aria-label={searchText.otherMeanings} className="flex items-center gap-2 py-1 sm:flex-wrap">
              <p className="mr-1 text-ink-soft">{searchText.or}</p>
              <ul className="contents">
                {others.map((meaning) => (
                  <li key={meaning.label} className="sm:max-w-full">
                    <Link
                      to={meaningAddress(meaning)}
                      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-cement-dark bg-paper px-4 py-2 font-medium text-sm leading-tight hover:border-ink"
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
          )}
          {isExactOther && (
            <Link to={`/searcher?${searchQueryString({ ...search, exact: true })}`} className={WAY}>
              {searchText.searchExactly}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** Over results of the very words: the way back to what they may mean. */
export function ExactPanel({ search }: { search: Search }) {
  return (
    <section
      aria-label={searchText.exactlyTheseWords}
      className="mb-6 flex flex-wrap items-center gap-x-4 rounded-xl border border-sand-dark bg-paper px-4 py-2"
    >
      <p className="text-ink-soft">{searchText.onlyWordsSearched}</p>
      <Link to={`/searcher?${searchQueryString({ ...search, exact: undefined })}`} className={WAY}>
        {searchText.showMeanings}
      </Link>
    </section>
  );
}
