import { data, redirect } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { EmptyState } from '#app/components/list-states.tsx';
import { showBusinesses } from '#app/components/show-count.ts';
import { askContext } from '#app/context.ts';
import { CompactCard, compactGrid } from '#app/features/businesses/compact-card.tsx';
import { toListed } from '#app/features/businesses/to-listed.ts';
import { Breadcrumb } from '#app/features/navigation/breadcrumb.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describeResults } from '#app/features/page-meta/describe-business.ts';
import { describePage, feedOfList } from '#app/features/page-meta/describe-page.ts';
import { RequestBar } from '#app/features/requirements/request-bar.tsx';
import { CountedLinks } from '#app/features/search/counted-links.tsx';
import { searchQueryString } from '#app/features/search/search.ts';
import { findCityPage } from '#server/features/landing-pages/find-city-page.ts';
import { searchByFilterForPage } from '#server/features/page-views/search-for-page.ts';
import { placeName } from '#shared/place-name.ts';
import { serviceName } from '#shared/service-name.ts';
import { searchText } from '#shared/texts.ts';
import type { Route } from './+types/city.ts';

/** How many businesses stand on the page of their city. */
const BEST = 6;

/** A city: its services and localities with how many businesses each has. Other spellings of its address lead to the one that counts. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const found = await ask(({ context, lastWriteLsn }) => findCityPage(context, params.city.toLowerCase(), lastWriteLsn));
  if (!found) throw data(null, { status: 404 });
  if (found.path !== `/${params.city}`) throw redirect(`${found.path}${new URL(request.url).search}`, 301);
  const { city, state } = found;
  const { businesses } = await ask((asking) => searchByFilterForPage(asking, { city, state, page: 1, limit: BEST }));
  return { ...found, businesses: businesses.map(toListed) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { path, total, contractors, suppliers, businesses } = loaderData;
  const { city, state } = placeName(loaderData);
  const trades = [...contractors, ...suppliers].sort((a, b) => b.n - a.n);
  const most = trades.slice(0, 3).map(({ name }) => serviceName(name));
  return describePage(matches, {
    title: searchText.contractorsAndSuppliersIn(city),
    description:
      most.length > 0
        ? searchText.cityDescription(showBusinesses(total), `${city}, ${state}`, most.join(', '))
        : searchText.plainCityDescription(showBusinesses(total), `${city}, ${state}`),
    path,
    isEmpty: total === 0,
    feed: feedOfList({ city: loaderData.city, state: loaderData.state }),
    isEmbeddable: true,
    structuredData: [describeBreadcrumbs([{ name: city, path }]), ...(businesses.length > 0 ? [describeResults(businesses)] : [])],
  });
}

export default function City({ loaderData }: Route.ComponentProps) {
  const { total, contractors, suppliers, localities, businesses } = loaderData;
  const { city, state } = placeName(loaderData);
  const all = `/searcher?${searchQueryString({ city: loaderData.city, state: loaderData.state })}`;
  return (
    <div className="page-width pt-3 pb-14 sm:pt-4">
      <Breadcrumb crumbs={[{ name: city }]} />
      <h1 className="mt-3 font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere sm:text-4xl">
        {searchText.contractorsAndSuppliersIn(`${city}, ${state}`)}
      </h1>
      {total === 0 ? (
        <EmptyState title={searchText.nobodyListedIn(city)} hint={searchText.lookFurther}>
          <Link to="/category" className={buttonClass({ variant: 'secondary' })}>
            {searchText.allContractors}
          </Link>
          <Link to="/supplier/register" className={buttonClass()}>
            {searchText.listYourBusiness}
          </Link>
        </EmptyState>
      ) : (
        <p className="mt-1 text-ink-soft">
          <Link to={all} className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
            {searchText.seeBusinesses(total)}
          </Link>
        </p>
      )}
      <CountedLinks title={searchText.contractorsIn(city)} links={contractors} />
      <CountedLinks title={searchText.suppliersIn(city)} links={suppliers} />
      <CountedLinks title={searchText.partsOf(city)} links={localities} />
      {businesses.length > 0 && (
        <section aria-labelledby="best" className="mt-10">
          <h2 id="best" className="mb-3 font-bold text-xl tracking-tight">
            {searchText.bestIn(city)}
          </h2>
          <ul className={compactGrid}>
            {businesses.map((business) => (
              <li key={business._id}>
                <CompactCard business={business} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RequestBar place={`${loaderData.city}, ${loaderData.state}`} />
    </div>
  );
}
