import { useCasesContext } from '#app/context.ts';
import { GetInTouch } from '#app/features/contact/get-in-touch.tsx';
import { AboutUs } from '#app/features/home/about-us.tsx';
import { Advertisements } from '#app/features/home/advertisements.tsx';
import { CategoryExplorer } from '#app/features/home/category-explorer.tsx';
import { MostLiked } from '#app/features/home/most-liked.tsx';
import { PosterBanner } from '#app/features/home/poster-banner.tsx';
import { PriceTicker } from '#app/features/home/price-ticker.tsx';
import { RegisterBanner } from '#app/features/home/register-banner.tsx';
import { SearchBand } from '#app/features/home/search-band.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const useCases = context.get(useCasesContext);
  const [posters, prices, services, mostLiked] = await Promise.all([
    useCases.listPosters(),
    useCases.listPrices(),
    useCases.listServices(),
    useCases.listMostLiked(),
  ]);
  return { posters, prices, services, mostLiked };
}

export default function Home({ loaderData: { posters, prices, services, mostLiked } }: Route.ComponentProps) {
  return (
    <>
      <div className="bg-ink pt-2 sm:pt-4">
        <PosterBanner posters={posters} />
        <SearchBand />
      </div>
      <PriceTicker prices={prices} />
      <CategoryExplorer services={services} />
      <MostLiked businesses={mostLiked} />
      <Advertisements posters={posters} />
      <AboutUs />
      <RegisterBanner />
      <GetInTouch />
    </>
  );
}
