import { CompactCard, compactGrid } from '#app/features/businesses/compact-card.tsx';
import { describePlace } from '#app/features/search/describe-search.ts';
import { InsteadOffers } from '#app/features/search/narrow-offers.tsx';
import { WiderSearches } from '#app/features/search/nothing-found.tsx';
import type { Search } from '#app/features/search/search.ts';
import type { Instead, ListedBusiness } from '#shared/schemas/businesses.ts';
import { capitalise } from '#shared/service-name.ts';
import { pageMessages as messages, searchText } from '#shared/texts.ts';

interface NearestInsteadProps {
  search: Search;
  /** The search in the language of the page. */
  shown: Search;
  nearest: readonly ListedBusiness[];
  instead: readonly Instead[];
}

/** Where nobody at the place does the work: those nearest to it who do, then the wider searches. */
export function NearestInstead({ search, shown, nearest, instead }: NearestInsteadProps) {
  const service = capitalise(search.service ?? '');
  const place = describePlace(shown);
  return (
    <>
      <div role="status" className="mb-5">
        <p className="font-bold text-xl">{messages.noResults}</p>
        <p className="text-ink-soft wrap-anywhere">{place ? searchText.nobodyFor(service, place) : searchText.nobodyHereFor(service)}</p>
        {instead.length > 0 && (
          <div className="mt-3 max-w-md">
            <InsteadOffers instead={instead} />
          </div>
        )}
      </div>
      <h2 className="mb-4 font-bold text-xl tracking-tight wrap-anywhere">{searchText.nearestFor(service)}</h2>
      <ul className={compactGrid}>
        {nearest.map((business, index) => (
          <li key={business._id}>
            <CompactCard business={business} eager={index === 0} />
          </li>
        ))}
      </ul>
      <WiderSearches search={search} shown={shown} className="mt-8 flex flex-wrap gap-3" />
    </>
  );
}
