import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { describePlace } from '#app/features/search/describe-search.ts';
import { InsteadOffers } from '#app/features/search/narrow-offers.tsx';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import { capitalise } from '#app/features/services/group-services.ts';
import type { Instead } from '#shared/schemas/businesses.ts';

const ALL = [
  { to: '/category', text: 'All contractors' },
  { to: '/suppliers', text: 'All suppliers' },
];
/** What others say who find somebody. */
const EXAMPLES = ['roof leaking', 'painter in Jaipur', 'sariya ka bhav'];

/** 'No results found.' and the wider searches that may find something. */
export function NothingFound({ search, instead = [] }: { search: Search; instead?: readonly Instead[] }) {
  const isMisunderstood = search.q !== undefined && !search.exact;
  return (
    <EmptyState hint={isMisunderstood ? 'Say what needs doing, or who does it, and where:' : 'Try a wider search:'}>
      {instead.length > 0 && <InsteadOffers instead={instead} />}
      <WiderSearches search={search} />
    </EmptyState>
  );
}

/** What a directory shows that has nothing to list yet. */
export function EmptyDirectory() {
  return (
    <EmptyState hint="Nobody is listed here yet. Yours can be the first business:">
      <Link to="/supplier/register" className={buttonClass()}>
        List your business
      </Link>
    </EmptyState>
  );
}

/** The wider searches that may find something. */
export function WiderSearches({ search, className = 'flex flex-col gap-2' }: { search: Search; className?: string }) {
  return (
    <ul className={className}>
      {widerSearches(search).map(({ to, text }) => (
        <li key={to} className="grid">
          <Link to={to} className={buttonClass({ variant: 'secondary' })}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function widerSearches({ q, exact, service, ...where }: Search) {
  if (q) {
    const words = exact
      ? [{ to: pathOf({ q }), text: `What “${q}” may mean` }]
      : EXAMPLES.map((words) => ({ to: pathOf({ q: words }), text: `“${words}”` }));
    return [...words, ...ALL];
  }
  const { city, state } = where;
  const place = describePlace({ city, state });
  const ways = [];
  if (service && describePlace(where)) ways.push({ to: pathOf({ service }), text: `${capitalise(service)} in all of India` });
  if (service && place) ways.push({ to: pathOf({ city, state }), text: `All businesses in ${place}` });
  if (service || city) {
    const words = [service, city].filter(Boolean).join(' ');
    ways.push({ to: pathOf({ q: words }), text: `Look for the words “${words}”` });
  }
  return [...ways, ...ALL];
}

function pathOf(search: Search) {
  return `/searcher?${searchQueryString(search)}`;
}
