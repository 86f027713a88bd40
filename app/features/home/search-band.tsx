import { SearchForm } from '#app/features/search/search-form.tsx';
import { homeText } from '#shared/texts.ts';

/** What the site is for, and the search it offers. */
export function SearchBand() {
  return (
    <div className="page-width pt-6 pb-9 sm:pt-7 sm:pb-12">
      <h1 className="text-3xl leading-tight font-bold tracking-tight text-balance text-paper sm:text-4xl">{homeText.findInYourCity}</h1>
      <p className="mt-1 mb-5 text-lg text-sand-dark">{homeText.searchingIsFree}</p>
      <SearchForm variant="banner" />
    </div>
  );
}
