import { PHONE_WIDE } from '#app/components/picture.tsx';
import { Carousel } from '#app/features/carousel/carousel.tsx';
import { PosterImage } from '#app/features/home/poster-image.tsx';
import { limits } from '#shared/limits.ts';
import type { Poster } from '#shared/schemas/catalogue.ts';
import { homeText } from '#shared/texts.ts';

/** Home's rotating banner, below the search or beside it: whatever it shows, the search stays where it is. */
export function PosterBanner({ posters }: { posters: Poster[] }) {
  if (posters.length === 0) return null;
  return (
    <Carousel
      label={homeText.posters}
      delay={limits.bannerMilliseconds}
      slideClass="basis-full"
      // Over the pictures, which are 8:3, and not over the names below them.
      controlsClass="pointer-events-none absolute inset-x-0 top-0 z-10 aspect-8/3 *:pointer-events-auto"
      slides={posters.map((poster, i) => ({
        key: poster._id,
        content: <PosterImage poster={poster} first={i === 0} sizes={`(min-width: 64rem) 36rem, ${PHONE_WIDE}`} />,
      }))}
    />
  );
}
