import { PHONE_WIDE } from '#app/components/picture.tsx';
import { Carousel } from '#app/features/carousel/carousel.tsx';
import { PosterImage } from '#app/features/home/poster-image.tsx';
import { limits } from '#shared/limits.ts';
import type { Poster } from '#shared/schemas/catalogue.ts';
import { homeText } from '#shared/texts.ts';

/** Posters of their own, small and side by side. */
export function Advertisements({ posters }: { posters: Poster[] }) {
  if (posters.length === 0) return null;
  return (
    <div className="page-width py-12 sm:py-16">
      <Carousel
        label={homeText.advertisementRow}
        delay={limits.sliderMilliseconds}
        heading={<h2 className="pb-2 text-sm font-semibold tracking-wide text-ink-soft uppercase">{homeText.advertisements}</h2>}
        slideClass="basis-full min-[640px]:basis-1/2 min-[960px]:basis-1/3"
        slides={posters.map((poster) => ({
          key: poster._id,
          content: (
            <PosterImage
              poster={poster}
              sizes={`(min-width: 80rem) 25rem, (min-width: 60rem) 33vw, (min-width: 40rem) 50vw, ${PHONE_WIDE}`}
            />
          ),
        }))}
      />
    </div>
  );
}
