import { Link } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { describePlace } from '#app/features/search/describe-search.ts';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import { capitalise } from '#app/features/services/group-services.ts';

/** 'No results found.' and the wider searches that may find something. */
export function NothingFound({ search }: { search: Search }) {
  return (
    <EmptyState hint="Try a wider search:">
      <ul className="flex flex-col gap-2">
        {widerSearches(search).map(({ to, text }) => (
          <li key={to} className="grid">
            <Link to={to} className={buttonClass({ variant: 'secondary' })}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function widerSearches({ q, service, ...where }: Search) {
  const { city, state } = where;
  const place = describePlace({ city, state });
  const ways = [];
  if (service && describePlace(where)) ways.push({ to: pathOf({ service }), text: `${capitalise(service)} in all of India` });
  if (service && place) ways.push({ to: pathOf({ city, state }), text: `All businesses in ${place}` });
  if (!q && (service || city)) {
    const words = [service, city].filter(Boolean).join(' ');
    ways.push({ to: pathOf({ q: words }), text: `Look for the words “${words}”` });
  }
  return [...ways, { to: '/category', text: 'All contractors and suppliers' }];
}

function pathOf(search: Search) {
  return `/searcher?${searchQueryString(search)}`;
}
