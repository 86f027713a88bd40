import { useState } from 'react';
import { useLocation } from 'react-router';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { showDistance } from '#app/components/show-distance.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { placeOfList } from '#app/features/businesses/place-of-list.ts';
import { nameShortly } from '#app/features/places/name-shortly.ts';
import { showPlace } from '#app/features/places/place-source.ts';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { kilometresBetween } from '#shared/distance.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { businessesText } from '#shared/texts.ts';

const PlaceDialog = lazilyOpened(async () => (await import('#app/features/places/place-dialog.tsx')).PlaceDialog);

/**
 * How far a business is from the place that the visitor means: the point of the list that they came from, else the place that the browser
 * remembers. It says which that is and lets it be changed. The page is the same for everybody, so it is told once its script runs, in a line
 * that is there before.
 */
export function DistanceLine({ business }: { business: Pick<Business, 'lat' | 'lng'> }) {
  const hydrated = useHydrated();
  const remembered = useRememberedPlace();
  const ofList = placeOfList(useLocation().state);
  const [isChoosing, setChoosing] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { lat, lng } = business;
  if (lat === null || lng === null) return null;
  const place = (hydrated && !isChanged && ofList) || remembered;
  const { lat: fromLat, lng: fromLng } = place ?? {};
  const isKnown = fromLat !== undefined && fromLng !== undefined;
  const kilometres = isKnown ? kilometresBetween({ lat, lng }, { lat: fromLat, lng: fromLng }) : undefined;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm [@media(scripting:none)]:hidden">
      {kilometres !== undefined && (
        <p className="min-w-0 wrap-anywhere">
          {withParts(
            businessesText.distanceFrom,
            {
              distance: (words) => <strong className="font-bold text-base">{words}</strong>,
            },
            showDistance(kilometres),
            nameShortly(place && showPlace(place)),
          )}
        </p>
      )}
      <button
        type="button"
        disabled={!hydrated}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
        className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
      >
        {kilometres === undefined ? businessesText.howFar : withHidden(businessesText.changePlace)}
      </button>
      <PlaceDialog open={isChoosing} onOpenChange={setChoosing} onChange={() => setChanged(true)} />
    </div>
  );
}
