import { Suspense } from 'react';
import { askContext, siteContext } from '#app/context.ts';
import { toListed } from '#app/features/businesses/to-listed.ts';
import { GetInTouch } from '#app/features/contact/get-in-touch.tsx';
import { AboutUs } from '#app/features/home/about-us.tsx';
import { Advertisements } from '#app/features/home/advertisements.tsx';
import { CategoryExplorer } from '#app/features/home/category-explorer.tsx';
import { MostLiked } from '#app/features/home/most-liked.tsx';
import { PosterBanner } from '#app/features/home/poster-banner.tsx';
import { PriceTicker } from '#app/features/home/price-ticker.tsx';
import { RegisterBanner } from '#app/features/home/register-banner.tsx';
import { SearchBand } from '#app/features/home/search-band.tsx';
import { lasting } from '#app/features/offline/lasting.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { describeSite } from '#app/features/page-meta/describe-site.ts';
import { RecentSection } from '#app/features/recent/recent-section.tsx';
import { LandingLinks } from '#app/features/search/landing-links.tsx';
import { listMostLiked } from '#server/features/businesses/list-most-liked.ts';
import { listLandingLinks } from '#server/features/landing-pages/find-landing-page.ts';
import { listPosters } from '#server/features/posters/list-posters.ts';
import { listPrices } from '#server/features/prices/list-prices.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { homeText, pageMetaText } from '#shared/texts.ts';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { isCopy } = context.get(siteContext);
  const [posters, prices, services, mostLiked, landingLinks] = await Promise.all([
    ask(({ context }) => listPosters(context)),
    isCopy ? [] : ask(({ context }) => listPrices(context)),
    ask(({ context }) => listServices(context)),
    ask(({ context }) => listMostLiked(context)),
    ask(({ context }) => listLandingLinks(context, 12)),
  ]);
  return {
    posters,
    prices,
    services: services.map(({ name, category }) => ({ name, category })),
    mostLiked: (isCopy ? mostLiked.map(lasting) : mostLiked).map(toListed),
    landingLinks,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: pageMetaText.tagline,
    description: pageMetaText.description,
    path: '/',
    structuredData: [describeSite],
  });

export default function Home({ loaderData: { posters, prices, services, mostLiked, landingLinks } }: Route.ComponentProps) {
  // Each part within a Suspense of its own comes to life by itself: a slow phone answers touches in between.
  return (
    <>
      <div className="bg-ink">
        <div className="page-width grid gap-5 py-4 sm:py-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-10 lg:py-10">
          <SearchBand />
          <div className="on-dark min-w-0 text-paper">
            <Suspense>
              <PosterBanner posters={posters.filter(({ shows }) => shows === 'banner')} />
            </Suspense>
          </div>
        </div>
      </div>
      <Suspense>
        <PriceTicker prices={prices} />
      </Suspense>
      <Suspense>
        <CategoryExplorer services={services} />
      </Suspense>
      <RecentSection />
      <Suspense>
        <MostLiked businesses={mostLiked} />
      </Suspense>
      <Suspense>
        <Advertisements posters={posters.filter(({ shows }) => shows === 'carousel')} />
      </Suspense>
      <Suspense>
        <AboutUs />
        <div className="page-width pb-14">
          <LandingLinks title={homeText.popularSearches} links={landingLinks} show="both" />
        </div>
        <RegisterBanner />
      </Suspense>
      <Suspense>
        <GetInTouch />
      </Suspense>
    </>
  );
}
