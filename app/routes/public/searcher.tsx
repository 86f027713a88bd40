import { data } from 'react-router';
import { useCasesContext } from '#app/context.ts';
import { BusinessResults } from '#app/features/businesses/business-results.tsx';
import { type FirstPage, loadFirstPage } from '#app/features/businesses/first-page.ts';
import { describePlace, describeSearch } from '#app/features/search/describe-search.ts';
import { NothingFound } from '#app/features/search/nothing-found.tsx';
import { readSearch } from '#app/features/search/read-search.ts';
import { ResultsHeading } from '#app/features/search/results-heading.tsx';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { limits } from '#shared/limits.ts';
import type { Route } from './+types/searcher.ts';

interface Results {
  search: Search;
  first: FirstPage;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = readSearch(new URL(request.url).searchParams);
  if ('refused' in read) return answer({ search: {}, first: { failure: { status: 400, message: read.refused } } });
  const { searchByKeyword, searchByFilter } = context.get(useCasesContext);
  const { search, page } = read;
  const { q, address, ...filters } = search;
  const paging = { page, limit: limits.pageSize.results };
  const found = q ? searchByKeyword({ q, ...paging }) : searchByFilter({ ...filters, completeAddress: address, ...paging });
  return answer({ search, first: await loadFirstPage(found) });
}

function answer(results: Results) {
  return data(results, { status: results.first.failure?.status ?? 200 });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { search, first } = loaderData;
  const title = describeSearch(search);
  const page = first.page && first.page.currentPage > 1 ? `, page ${first.page.currentPage}` : '';
  return [
    { title: `${title}${page} · Nirmaan` },
    { name: 'description', content: `${title}: photos, prices, ratings and contact of businesses on Nirmaan.` },
    // Endless combinations of words are nothing to index.
    ...(search.q || !first.page?.businesses.length ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export default function Searcher({ loaderData: { search, first } }: Route.ComponentProps) {
  const { city, state, address, service, lat, lng, q } = search;
  const place = city && state ? { city, state, formattedAddress: address ?? `${city}, ${state}`, lat, lng } : undefined;
  const order = q ? 'Best match first' : lat !== undefined ? 'Nearest first' : 'Best rated first';
  return (
    <div className="page-width pt-5 pb-14">
      <SearchForm
        key={searchQueryString(search)}
        variant="page"
        initial={{ place, locationText: address ?? describePlace(search), service }}
      />
      <ResultsHeading
        title={first.failure?.status === 400 ? 'Search' : describeSearch(search)}
        total={first.page?.totalContractors}
        order={order}
      />
      <BusinessResults
        first={first}
        call={`/contractor/search?${searchQueryString(search, { address: 'completeAddress' })}`}
        empty={<NothingFound search={search} />}
      />
    </div>
  );
}
