import { useEffect, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { BusinessCard } from '#app/features/businesses/business-card.tsx';
import { Carousel } from '#app/features/carousel/carousel.tsx';
import { SectionHeading } from '#app/features/home/section-heading.tsx';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { limits } from '#shared/limits.ts';
import { placeName } from '#shared/place-name.ts';
import type { ListedBusiness } from '#shared/schemas/businesses.ts';
import { homeText } from '#shared/texts.ts';

/** The businesses that most users like, those of the city that this browser remembers first: 1 beside another at 320 px, 2 at 640, 3 at 960, 6 at 2000 (docs/product/pages.md). */
export function MostLiked({ businesses: everywhere }: { businesses: ListedBusiness[] }) {
  const near = useRememberedPlace();
  const { city, state } = near ?? {};
  const [there, setThere] = useState<ListedBusiness[]>();
  useEffect(() => {
    setThere(undefined);
    if (!city || !state) return;
    const left = new AbortController();
    // Those of all India stay where it fails.
    callApi('GET /contractor/get/most-liked', { query: { city, state }, signal: left.signal }).then(
      ({ contractors }) => setThere(contractors),
      () => undefined,
    );
    return () => left.abort();
  }, [city, state]);
  const businesses = there ?? everywhere;
  if (businesses.length === 0) return null;
  return (
    <div className="bg-paper">
      <div className="page-width py-14 sm:py-20 min-[2000px]:max-w-[124rem]">
        <Carousel
          label={homeText.mostLikedRow}
          delay={limits.sliderMilliseconds}
          heading={
            <SectionHeading id="most-liked-title" title={homeText.mostLiked}>
              {near && there ? homeText.likedBestFrom(placeName(near).city) : homeText.likedBest()}
            </SectionHeading>
          }
          slideClass="basis-full min-[640px]:basis-1/2 min-[960px]:basis-1/3 min-[2000px]:basis-1/6 *:h-full"
          slides={businesses.map((business) => ({ key: business._id, content: <BusinessCard business={business} /> }))}
        />
      </div>
    </div>
  );
}
