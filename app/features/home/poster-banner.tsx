import { PHONE_WIDE } from '#app/components/picture.tsx';
import { Carousel } from '#app/features/carousel/carousel.tsx';
import { PosterImage } from '#app/features/home/poster-image.tsx';
import { limits } from '#shared/limits.ts';
import type { Poster } from '#shared/schemas/catalogue.ts';
import { homeText } from '#shared/texts.ts';

/**
 * Home's rotating banner: one poster in the middle, its neighbours looking in from both sides on wide screens. On low ones it is smaller,
 * so that the search form below it is in the first screen.
 */
export function PosterBanner({ posters }: { posters: Poster[] }) {
  if (posters.length === 0) return null;
  return (
    <div className="on-dark @container [--slide:min(calc(min(100cqw,80rem)-2*clamp(1rem,4cqw,2rem)+1rem),max(20rem,calc((100svh-26rem)*8/3)))]">
      <Carousel
        label={homeText.posters}
        delay={limits.bannerMilliseconds}
        align="center"
        trackClass="w-max px-[calc((100cqw-var(--slide))/2)]"
        slideClass="basis-(--slide)"
        controlsClass="pointer-events-none absolute inset-y-0 left-1/2 z-10 w-[calc(var(--slide)-1rem)] -translate-x-1/2 *:pointer-events-auto"
        slides={posters.map((poster, i) => ({
          key: poster._id,
          content: <PosterImage poster={poster} first={i === 0} sizes={`(min-width: 80rem) 76rem, ${PHONE_WIDE}`} />,
        }))}
      />
    </div>
  );
}
