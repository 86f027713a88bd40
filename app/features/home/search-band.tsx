import { SearchForm } from '#app/features/search/search-form.tsx';

/** What the site is for, and the search it offers. */
export function SearchBand() {
  return (
    <div className="mx-auto max-w-[74rem] px-4 pt-7 pb-10 sm:px-6 sm:pt-10 sm:pb-14 xl:px-0">
      <h1 className="max-w-4xl text-4xl leading-[1.05] font-bold tracking-tight text-balance text-paper sm:text-6xl">
        Find the people who build, and what they build with.
      </h1>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-sand-dark sm:mt-4 sm:mb-8 sm:text-xl">
        Contractors and material suppliers across India, with their photos, prices and reviews.
      </p>
      <SearchForm variant="banner" />
    </div>
  );
}
