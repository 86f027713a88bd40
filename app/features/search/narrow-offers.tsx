import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { showBusinesses } from '#app/components/show-count.ts';
import { nameWhole } from '#app/features/search/describe-search.ts';
import { nameChecks, nameFact, namePriceLimit, nameRating, narrowedPath, resetPath } from '#app/features/search/narrowing.ts';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import type { Fact } from '#shared/narrowing.ts';
import { placeName } from '#shared/place-name.ts';
import type { Instead } from '#shared/schemas/businesses.ts';
import type { Facets } from '#shared/schemas/narrowing.ts';
import { capitalise } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';

interface Offer {
  to: string;
  text: string;
  count?: number;
}

/**
 * 'No results found.' where filters leave nothing: what would find something, with how many.
 * @param shown the search in the language of the page.
 */
export function NothingPasses({ search, shown, facets }: { search: Search; shown: Search; facets: Facets }) {
  return (
    <EmptyState hint={searchText.nonePasses}>
      <Offers offers={[...offersOf(search, shown, facets), { to: resetPath(search), text: searchText.allWithoutFilters }]} />
    </EmptyState>
  );
}

/** Other searches that find something: what was probably meant, and the neighbouring trades. */
export function InsteadOffers({ instead }: { instead: readonly Instead[] }) {
  return (
    <Offers
      offers={instead.map(({ service, city, state, placeNames, total }) => {
        const what = service ? capitalise(service) : searchText.allBusinesses;
        const shown = placeName({ city, state, placeNames });
        const place = shown.city ?? shown.state;
        return {
          to: `/searcher?${searchQueryString({ service, city, state })}`,
          text: place ? searchText.inPlace(what, place) : what,
          count: total,
        };
      })}
    />
  );
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul aria-label={searchText.wouldFindSomething} className="flex flex-col gap-2">
      {offers.map(({ to, text, count }) => (
        <li key={to} className="grid">
          <Link to={to} rel="nofollow" className={buttonClass({ variant: 'secondary' })}>
            <span>{text}</span>
            {count !== undefined && <span className="font-normal">{showBusinesses(count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The next larger radius that finds some, the next lower rating, the next higher price, and each filter away, those that find most first. */
function offersOf(search: Search, shown: Search, { radius, rating, prices, less = [] }: Facets): Offer[] {
  const wider = radius.find(({ value, count }) => count > 0 && search.radius !== undefined && value > search.radius);
  const lower = rating.findLast(({ value, count }) => count > 0 && search.rating !== undefined && value < search.rating);
  const dearer = prices?.upTo.find(({ value, count }) => count > 0 && search.upTo !== undefined && value > search.upTo);
  const away = less.map(({ filter, count }) => ({
    to: narrowedPath(search, { [filter]: undefined }),
    text: filter === 'radius' ? searchText.allOf(nameWhole(shown) ?? searchText.india) : searchText.withoutFilter(nameOf(filter, search)),
    count,
  }));
  return [
    ...(wider
      ? [{ to: narrowedPath(search, { radius: wider.value }), text: searchText.withinKilometres(wider.value), count: wider.count }]
      : []),
    ...(lower ? [{ to: narrowedPath(search, { rating: lower.value }), text: nameRating(lower.value), count: lower.count }] : []),
    ...(dearer ? [{ to: narrowedPath(search, { upTo: dearer.value }), text: namePriceLimit(dearer.value), count: dearer.count }] : []),
    ...away.sort((a, b) => b.count - a.count),
  ];
}

function nameOf(filter: 'rating' | 'upTo' | 'checks' | Fact, { rating = 0, upTo = 0, checks = [] }: Search): string {
  if (filter === 'rating') return nameRating(rating);
  if (filter === 'checks') return nameChecks(checks);
  return filter === 'upTo' ? namePriceLimit(upTo) : nameFact(filter);
}
