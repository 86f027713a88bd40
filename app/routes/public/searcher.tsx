import { data } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { askContext } from '#app/context.ts';
import { BusinessResults } from '#app/features/businesses/business-results.tsx';
import { type FirstPage, loadFirstPage } from '#app/features/businesses/first-page.ts';
import { toListed } from '#app/features/businesses/to-listed.ts';
import { searchPages } from '#app/features/businesses/visitors-calls.ts';
import { ListWithMap } from '#app/features/map/list-with-map.tsx';
import { describeResults } from '#app/features/page-meta/describe-business.ts';
import { describePage, feedOfList } from '#app/features/page-meta/describe-page.ts';
import { RequestBar } from '#app/features/requirements/request-bar.tsx';
import { type SavedCriteria, TellMeButton } from '#app/features/saved-searches/tell-me-button.tsx';
import { describeFound, describeFrom, describePlace, nameWhole } from '#app/features/search/describe-search.ts';
import { FilterBar } from '#app/features/search/filter-bar.tsx';
import { nameParts } from '#app/features/search/name-list.ts';
import { NothingPasses } from '#app/features/search/narrow-offers.tsx';
import { hasFilters, nameOrder, orderOf } from '#app/features/search/narrowing.ts';
import { NearestInstead } from '#app/features/search/nearest-instead.tsx';
import { NothingFound } from '#app/features/search/nothing-found.tsx';
import { PlaceQuestion } from '#app/features/search/place-question.tsx';
import { readSearch } from '#app/features/search/read-search.ts';
import { ResultsSearch } from '#app/features/search/results-search.tsx';
import { asFilters, asksPlace, type Search, searchQueryString } from '#app/features/search/search.ts';
import { WordsNotes } from '#app/features/search/words-notes.tsx';
import { WordsWays } from '#app/features/search/words-ways.tsx';
import { listNearby } from '#server/features/businesses/list-nearby.ts';
import { countFilters } from '#server/features/businesses/search-businesses.ts';
import { suggestInstead } from '#server/features/businesses/suggest-instead.ts';
import { findLandingPath } from '#server/features/landing-pages/list-landing-pages.ts';
import { searchByFilterForPage, searchByWordsForPage } from '#server/features/page-views/search-for-page.ts';
import { namesToKeep } from '#server/features/places/place-names.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { limits } from '#shared/limits.ts';
import { type PlaceNames, placeName, writtenPlace } from '#shared/place-name.ts';
import type { BusinessPage, Instead, ListedBusiness } from '#shared/schemas/businesses.ts';
import type { Facets } from '#shared/schemas/narrowing.ts';
import type { Meaning } from '#shared/schemas/understanding.ts';
import { searchText } from '#shared/texts.ts';
import type { Route } from './+types/searcher.ts';

interface Results {
  /** The page of this service in this city, where there is one. */
  landingPath?: string | undefined;
  search: Search;
  /** What the place that is searched in, or that the words mean, is called in Hindi. */
  placeNames?: PlaceNames | undefined;
  /** What the place beside the words is called. */
  ownNames?: PlaceNames | undefined;
  first: FirstPage;
  /** Where nobody does this work at the place: the nearest who do. */
  nearest?: ListedBusiness[];
  /** Where nothing is found: other searches that find something. */
  instead?: Instead[];
  /** What filters would find in the list that typed words mean. */
  meantFacets?: Facets | undefined;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, ...read } = readSearch(new URL(request.url).searchParams);
  const ask = context.get(askContext);
  const { q, exact, address, ...filters } = search;
  if (read.refused !== undefined) {
    const { placeNames } = namesToKeep({ ...search, written: address });
    return answer({ search, placeNames, first: { failure: { status: 400, message: read.refused } } });
  }
  const paging = { page: read.page, limit: limits.pageSize.results };
  const { city, state, lat, lng } = search;
  const found = q
    ? ask((asking) => searchByWordsForPage(asking, { q, isExact: exact, at: placeIn(search), ...paging }))
    : ask((asking) => searchByFilterForPage(asking, { ...filters, completeAddress: address, counts: true, ...paging }));
  const [first, landingPath] = await Promise.all([
    loadFirstPage(found),
    q ? undefined : ask(({ context }) => findLandingPath(context, filters)),
  ]);
  // Another service than the listed ones was read as words.
  const searched = !q && first.page?.placedBy ? { ...search, q: search.service, service: undefined } : search;
  const { service } = searched;
  const isEmpty = !q && !hasFilters(search) && first.page?.totalContractors === 0;
  const list = meantList(first.page);
  const [{ placeNames }, { placeNames: ownNames }, instead, nearest, meantFacets] = await Promise.all([
    namesToKeep(first.page?.understood?.meanings[0] ?? { ...search, written: address }),
    namesToKeep({ ...search, written: address }),
    isEmpty ? ask(({ context, lastWriteLsn }) => suggestInstead(context, { service, city, state }, lastWriteLsn)) : [],
    isEmpty && service
      ? ask(({ context, lastWriteLsn }) =>
          listNearby(context, { service, city, state, address, lat, lng, limit: limits.pageSize.results }, lastWriteLsn),
        )
      : [],
    list ? ask(({ context, lastWriteLsn }) => countFilters(context, { ...list, completeAddress: list.address }, lastWriteLsn)) : undefined,
  ]);
  return answer({ search: searched, placeNames, ownNames, first, landingPath, nearest: nearest.map(toListed), instead, meantFacets });
}

/** The place beside typed words. */
function placeIn({ city, state, address, lat, lng }: Search) {
  return city || state || address ? { city, state, completeAddress: address, lat, lng } : undefined;
}

/** The list that typed words mean, unless that has nobody: there filters can be set. */
function meantList(
  page: Pick<BusinessPage, 'understood'> | undefined,
): Pick<Meaning, 'service' | 'city' | 'state' | 'address' | 'lat' | 'lng' | 'placeNames'> | undefined {
  const { meanings, widened } = page?.understood ?? {};
  const [first] = meanings ?? [];
  if (!first || widened || first.total === 0) return undefined;
  const { service, city, state, address, lat, lng, placeNames } = first;
  return { service, city, state, address, lat, lng, placeNames };
}

/** The search as the language of the page says it. */
function inWords(search: Search, placeNames: PlaceNames | undefined): Search {
  const { address } = search;
  return { ...search, ...placeName({ ...search, placeNames }), address: address && writtenPlace(address, placeNames) };
}

function answer(results: Results) {
  return data(results, { status: results.first.failure?.status ?? 200 });
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { search, placeNames, ownNames, first, landingPath } = loaderData;
  const page = first.page && first.page.currentPage > 1 ? first.page.currentPage : undefined;
  const title = describeFound(inWords(search, search.q ? ownNames : placeNames), first.page);
  const { q, city, state, service } = search;
  const query = searchQueryString({ city, state, service, page: q ? undefined : page });
  return describePage(matches, {
    title: page ? searchText.onPage(title, page) : title,
    description: searchText.resultsDescription(title, brand.name),
    path: landingPath ? `${landingPath}${page ? `?page=${page}` : ''}` : `/searcher${query && `?${query}`}`,
    isEmpty: !first.page?.businesses.length,
    feed: q ? undefined : feedOfList({ service, city, state }),
    structuredData: first.page?.businesses.length ? [describeResults(first.page.businesses)] : [],
  });
}

/** What the form begins with. */
function initialOf({ city, state, service, address, lat, lng }: Search, shown: Search) {
  const place = city && state ? { city, state, formattedAddress: address ?? `${city}, ${state}`, lat, lng } : undefined;
  return { place, kept: { city, address }, locationText: shown.address ?? describePlace(shown), service };
}

/** The same for words: the service and the place that they mean, to be changed there; without a place in them the words are kept. */
function initialOfWords(search: Search & { q: string }, shown: Search, page: FirstPage['page']) {
  // Whoever is called so is looked for, and no service.
  const [meant] = (!page?.understood?.named && page?.understood?.meanings) || [];
  const service = meant?.service;
  if (page?.placedBy !== 'typed' || !meant?.city) return { ...initialOf({ ...search, service }, shown), words: search.q };
  const { city, state, address, lat, lng } = meant;
  const where = placeName(meant);
  const initial = initialOf(
    { city, state, service, address, lat, lng },
    { ...where, address: address && writtenPlace(address, meant.placeNames) },
  );
  return service ? initial : { ...initial, words: search.q };
}

export default function Searcher({
  loaderData: { search, placeNames, ownNames, first, nearest = [], instead = [], meantFacets },
}: Route.ComponentProps) {
  const { q } = search;
  const { understood, facets, from } = first.page ?? {};
  const shown = inWords(search, q ? ownNames : placeNames);
  const initial = q ? initialOfWords({ ...search, q }, shown, first.page) : initialOf(search, shown);
  const order = q && !from ? searchText.bestMatchFirst : nameOrder(q ? 'nearest' : orderOf(search));
  const title = first.failure?.status === 400 ? searchText.searchTitle : describeFound(shown, first.page);
  const filters = asFilters(search);
  const wanted: SavedCriteria & Pick<Search, 'address'> = q ? (meantList(first.page) ?? {}) : { ...search, placeNames };
  const ways = q && first.page && <WordsWays key={searchQueryString(search)} search={{ ...search, q }} shown={shown} found={first.page} />;
  return (
    <div className="page-width pt-1 pb-14 sm:pt-3 lg:pt-2">
      <ResultsSearch
        initial={initial}
        list={nameParts({ ...search, placeNames }, first.page)}
        title={title}
        total={first.page?.totalContractors}
        order={order}
        from={from && describeFrom(shown, from)}
        isFromSaid={q !== undefined}
        note={q && first.page && <WordsNotes search={{ ...search, q }} shown={shown} found={first.page} />}
      />
      {q && first.page && asksPlace(search, first.page) && <PlaceQuestion q={q} />}
      {facets && <FilterBar search={search} facets={facets} total={first.page?.totalContractors} from={from} place={nameWhole(shown)} />}
      {meantFacets ? (
        <FilterBar
          search={meantList(first.page) ?? search}
          facets={meantFacets}
          total={understood?.meanings[0]?.total}
          from={from}
          beside={ways}
        />
      ) : (
        ways && <div className="mb-2 flex">{ways}</div>
      )}
      {first.page?.totalContractors === 0 && <TellMeButton search={wanted} className={`${buttonClass()} mb-5 noscript:hidden`} />}
      <ListWithMap title={title} total={first.page?.totalContractors} filters={filters} wanted={wanted}>
        <BusinessResults
          first={first}
          placeNames={placeNames}
          call={searchPages(filters)}
          shared={{ service: wanted.service }}
          empty={
            facets && hasFilters(search) ? (
              <NothingPasses search={search} shown={shown} facets={facets} />
            ) : nearest.length > 0 ? (
              <NearestInstead search={search} shown={shown} nearest={nearest} instead={instead} />
            ) : (
              <NothingFound search={search} shown={shown} instead={instead} />
            )
          }
        />
      </ListWithMap>
      <RequestBar
        service={wanted.service}
        place={search.address ?? wanted.address ?? describePlace(wanted)}
        lat={from?.lat}
        lng={from?.lng}
      />
    </div>
  );
}
