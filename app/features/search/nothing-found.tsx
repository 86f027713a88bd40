import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { describePlace } from '#app/features/search/describe-search.ts';
import { InsteadOffers } from '#app/features/search/narrow-offers.tsx';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import type { Instead } from '#shared/schemas/businesses.ts';
import { capitalise, serviceName } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';

const listsOfAll = () => [
  { to: '/category', text: searchText.allContractors },
  { to: '/suppliers', text: searchText.allSuppliers },
];
/** What others say who find somebody. */
const examples = () => [searchText.exampleOfTrouble, searchText.exampleOfTrade, searchText.exampleOfMaterial];

interface Searched {
  search: Search;
  /** The search in the language of the page. */
  shown: Search;
}

/** 'No results found.' and the wider searches that may find something. */
export function NothingFound({ search, shown, instead = [] }: Searched & { instead?: readonly Instead[] }) {
  const isMisunderstood = search.q !== undefined && !search.exact;
  return (
    <EmptyState hint={isMisunderstood ? searchText.sayWhatAndWhere : searchText.tryWider}>
      {instead.length > 0 && <InsteadOffers instead={instead} />}
      <WiderSearches search={search} shown={shown} />
    </EmptyState>
  );
}

/** What a directory shows that has nothing to list yet. */
export function EmptyDirectory() {
  return (
    <EmptyState hint={searchText.nobodyListed}>
      <Link to="/supplier/register" className={buttonClass()}>
        {searchText.listYourBusiness}
      </Link>
    </EmptyState>
  );
}

/** The wider searches that may find something. */
export function WiderSearches({ search, shown, className = 'flex flex-col gap-2' }: Searched & { className?: string }) {
  return (
    <ul className={className}>
      {widerSearches(search, shown).map(({ to, text }) => (
        <li key={to} className="grid">
          <Link to={to} className={buttonClass({ variant: 'secondary' })}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function widerSearches({ q, exact, service, ...where }: Search, shown: Search) {
  if (q) {
    const words = exact
      ? [{ to: pathOf({ q }), text: searchText.whatWordsMayMean(q) }]
      : examples().map((words) => ({ to: pathOf({ q: words }), text: searchText.quoted(words) }));
    return [...words, ...listsOfAll()];
  }
  const { city, state } = where;
  const place = describePlace({ city: shown.city, state: shown.state });
  const ways = [];
  if (service && describePlace(where)) ways.push({ to: pathOf({ service }), text: searchText.inAllOfIndia(capitalise(service)) });
  if (service && place) ways.push({ to: pathOf({ city, state }), text: searchText.inPlace(searchText.allBusinesses, place) });
  if (service || city) {
    const words = [service && serviceName(service), shown.city].filter(Boolean).join(' ');
    ways.push({ to: pathOf({ q: words }), text: searchText.lookForWords(words) });
  }
  return [...ways, ...listsOfAll()];
}

function pathOf(search: Search) {
  return `/searcher?${searchQueryString(search)}`;
}
