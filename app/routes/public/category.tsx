import { data, redirect } from 'react-router';
import { askContext } from '#app/context.ts';
import { BusinessResults } from '#app/features/businesses/business-results.tsx';
import { type FirstPage, loadFirstPage } from '#app/features/businesses/first-page.ts';
import { listingPages } from '#app/features/businesses/visitors-calls.ts';
import { describeResults } from '#app/features/page-meta/describe-business.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { RequestBar } from '#app/features/requirements/request-bar.tsx';
import { describeSearch } from '#app/features/search/describe-search.ts';
import { nameParts } from '#app/features/search/name-list.ts';
import { nameOrder } from '#app/features/search/narrowing.ts';
import { EmptyDirectory, NothingFound } from '#app/features/search/nothing-found.tsx';
import { readSearch } from '#app/features/search/read-search.ts';
import { ResultsSearch } from '#app/features/search/results-search.tsx';
import { type Search, searchQueryString } from '#app/features/search/search.ts';
import { listBusinesses } from '#server/features/businesses/list-businesses.ts';
import { namesToKeep } from '#server/features/places/place-names.ts';
import { limits } from '#shared/limits.ts';
import { type PlaceNames, writtenPlace } from '#shared/place-name.ts';
import { searchText } from '#shared/texts.ts';
import type { Route } from './+types/category.ts';

interface Listing {
  search: Pick<Search, 'service' | 'address'>;
  /** What the language of the page calls the place. */
  placeNames?: PlaceNames | undefined;
  first: FirstPage;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = readSearch(new URL(request.url).searchParams);
  if (read.refused !== undefined) return answer({ search: {}, first: { failure: { status: 400, message: read.refused } } });
  const { service, address, city, state } = read.search;
  // Places are the search's: it knows their neighbours and what is near.
  if (city || state) throw redirect(`/searcher?${searchQueryString(read.search)}`);
  const ask = context.get(askContext);
  const found = ask(({ context, viewer, lastWriteLsn }) =>
    listBusinesses(
      context,
      viewer,
      {
        ...(service ? { service } : { category: 'contractor' as const }),
        completeAddress: address,
        status: 'approved',
        page: read.page,
        limit: limits.pageSize.results,
      },
      lastWriteLsn,
    ),
  );
  const [first, { placeNames }] = await Promise.all([loadFirstPage(found), namesToKeep({ written: address })]);
  return answer({ search: { service, address }, placeNames, first });
}

function answer(listing: Listing) {
  return data(listing, { status: listing.first.failure?.status ?? 200 });
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const search = loaderData?.search ?? {};
  const title = titleOf(inWords(search, loaderData?.placeNames));
  const query = searchQueryString({ service: search.service });
  return describePage(matches, {
    title,
    description: searchText.listDescription(title),
    path: `/category${query && `?${query}`}`,
    isEmpty: !loaderData?.first.page?.businesses.length,
    structuredData: loaderData?.first.page?.businesses.length ? [describeResults(loaderData.first.page.businesses)] : [],
  });
}

function inWords({ service, address }: Listing['search'], placeNames: PlaceNames | undefined): Listing['search'] {
  return { service, address: address && writtenPlace(address, placeNames) };
}

/** 'Contractors in India'; a service that was picked says by itself what is listed, suppliers' too. */
function titleOf({ service, address }: Listing['search']): string {
  return service ? describeSearch({ service, address }) : searchText.contractorsIn(address || searchText.india);
}

export default function Category({ loaderData: { search, placeNames, first } }: Route.ComponentProps) {
  const { service, address } = search;
  const shown = inWords(search, placeNames);
  const isEmpty = !search.service && !search.address && first.page?.totalContractors === 0;
  return (
    <div className="page-width pt-1 pb-14 sm:pt-3 lg:pt-2">
      <ResultsSearch
        keepsForm
        initial={{ kept: { address: search.address }, locationText: shown.address, service: search.service }}
        list={{ ...nameParts({ ...search, placeNames }), ...(service ? {} : { only: 'contractors' }) }}
        title={first.failure?.status === 400 ? searchText.searchTitle : titleOf(shown)}
        total={first.page?.totalContractors}
        order={nameOrder('best')}
      />
      <BusinessResults
        first={first}
        shared={{ service }}
        call={listingPages({ service, completeAddress: address, category: service ? undefined : 'contractor' })}
        empty={isEmpty ? <EmptyDirectory /> : <NothingFound search={search} shown={shown} />}
      />
      <RequestBar service={service} place={address} />
    </div>
  );
}
