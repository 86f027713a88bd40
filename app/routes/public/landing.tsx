import { data, redirect } from 'react-router';
import { readPage } from '#app/components/read-filters.ts';
import { showBusinesses } from '#app/components/show-count.ts';
import { askContext } from '#app/context.ts';
import { BusinessResults } from '#app/features/businesses/business-results.tsx';
import { loadFirstPage } from '#app/features/businesses/first-page.ts';
import { searchPages } from '#app/features/businesses/visitors-calls.ts';
import { ListWithMap } from '#app/features/map/list-with-map.tsx';
import { Breadcrumb } from '#app/features/navigation/breadcrumb.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describeResults } from '#app/features/page-meta/describe-business.ts';
import { describePage, feedOfList } from '#app/features/page-meta/describe-page.ts';
import { RequestBar } from '#app/features/requirements/request-bar.tsx';
import { describePlace } from '#app/features/search/describe-search.ts';
import { FilterBar } from '#app/features/search/filter-bar.tsx';
import { LandingLinks } from '#app/features/search/landing-links.tsx';
import { nameParts } from '#app/features/search/name-list.ts';
import { nameOrder } from '#app/features/search/narrowing.ts';
import { NothingFound } from '#app/features/search/nothing-found.tsx';
import { ResultsSearch } from '#app/features/search/results-search.tsx';
import { findLandingPage } from '#server/features/landing-pages/find-landing-page.ts';
import { searchByFilterForPage } from '#server/features/page-views/search-for-page.ts';
import { limits } from '#shared/limits.ts';
import { placeName } from '#shared/place-name.ts';
import { capitalise, serviceName } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';
import type { Route } from './+types/landing.ts';

/** A service in a city. Other spellings of its address lead to the one that counts; a pair without businesses has no page. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { searchParams, search: query } = new URL(request.url);
  const landing = await ask(({ context }) =>
    findLandingPage(context, { city: params.city.toLowerCase(), service: params.service.toLowerCase() }),
  );
  if (!landing) throw data(null, { status: 404 });
  if (landing.path !== `/${params.city}/${params.service}`) throw redirect(`${landing.path}${query}`, 301);
  const { city, state, service } = landing;
  const first = await loadFirstPage(
    ask((asking) =>
      searchByFilterForPage(asking, {
        city,
        state,
        service,
        counts: true,
        page: readPage(searchParams),
        limit: limits.pageSize.results,
      }),
    ),
  );
  if (first.page?.totalContractors === 0) throw data(null, { status: 404 });
  return data({ landing, first }, { status: first.failure?.status ?? 200 });
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { landing, first } = loaderData;
  const { service, path, cityPath } = landing;
  const { city, state } = placeName(landing);
  const page = first.page && first.page.currentPage > 1 ? first.page.currentPage : undefined;
  const title = searchText.inPlace(capitalise(service), city);
  const total = first.page ? showBusinesses(first.page.totalContractors) : searchText.businesses;
  return describePage(matches, {
    title: page ? searchText.onPage(title, page) : title,
    description: searchText.landingDescription(total, serviceName(service), `${city}, ${state}`),
    path: page ? `${path}?page=${page}` : path,
    feed: feedOfList({ service, city: landing.city, state: landing.state }),
    isEmbeddable: page === undefined,
    isEmpty: !first.page?.businesses.length,
    structuredData: [
      describeBreadcrumbs([
        { name: city, path: cityPath },
        { name: capitalise(service), path },
      ]),
      ...(first.page ? [describeResults(first.page.businesses)] : []),
    ],
  });
}

export default function Landing({ loaderData: { landing, first } }: Route.ComponentProps) {
  const { city, state, service, cityPath, sameCity, sameService } = landing;
  const search = { city, state, service };
  const place = { city, state, formattedAddress: `${city}, ${state}` };
  const shown = { ...search, ...placeName(landing) };
  const title = searchText.inPlace(capitalise(service), describePlace(shown));
  return (
    <div className="page-width pt-3 pb-14 sm:pt-4">
      <Breadcrumb crumbs={[{ name: shown.city, path: cityPath }, { name: capitalise(service) }]} />
      <ResultsSearch
        initial={{ place, locationText: describePlace(shown), service }}
        list={nameParts({ ...search, placeNames: landing.placeNames })}
        title={title}
        total={first.page?.totalContractors}
        order={nameOrder('best')}
      />
      {first.page?.facets && (
        <FilterBar
          search={search}
          facets={first.page.facets}
          total={first.page.totalContractors}
          from={first.page.from}
          place={shown.city}
        />
      )}
      <ListWithMap
        title={title}
        total={first.page?.totalContractors}
        filters={search}
        wanted={{ ...search, placeNames: landing.placeNames }}
      >
        <BusinessResults
          first={first}
          shared={{ service: search.service }}
          call={searchPages(search)}
          empty={<NothingFound search={search} shown={shown} />}
        />
      </ListWithMap>
      <LandingLinks title={searchText.moreIn(shown.city)} links={sameCity} show="service" />
      <LandingLinks title={searchText.elsewhere(capitalise(service))} links={sameService} show="city" />
      <RequestBar service={service} place={place.formattedAddress} />
    </div>
  );
}
