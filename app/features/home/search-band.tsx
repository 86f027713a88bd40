import { Link } from '#app/components/link.tsx';
import { quotesAddress } from '#app/features/requirements/quotes-address.ts';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { collectingText, homeText } from '#shared/texts.ts';

/** What the site is for, the search that it offers, and beside it the way to ask three at once. */
export function SearchBand() {
  return (
    <div>
      <h1 className="text-balance font-bold text-2xl text-paper leading-tight tracking-tight sm:text-4xl">{homeText.findInYourCity}</h1>
      <p className="mt-1 mb-4 text-sand-dark sm:text-lg">{homeText.searchingIsFree}</p>
      <SearchForm variant="banner">
        {(sought) => (
          <p className="on-dark mt-3 flex flex-wrap items-center gap-x-3 text-paper">
            <span className="text-sand-dark">{homeText.orAskThree}</span>
            <Link
              to={quotesAddress({ ...sought, businesses: [] })}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {collectingText.getQuotes}
            </Link>
          </p>
        )}
      </SearchForm>
    </div>
  );
}
