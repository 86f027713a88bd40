import { useState } from 'react';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { showDistance } from '#app/components/show-distance.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { nameShortly } from '#app/features/places/name-shortly.ts';
import { showPlace } from '#app/features/places/place-source.ts';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { kilometresBetween } from '#shared/distance.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { compareText } from '#shared/texts.ts';

const PlaceDialog = lazilyOpened(async () => (await import('#app/features/places/place-dialog.tsx')).PlaceDialog);

/** How far each is from the place that the browser remembers, which can be chosen here; only script knows it. */
export function DistanceRow({ businesses }: { businesses: readonly Pick<Business, '_id' | 'lat' | 'lng'>[] }) {
  const hydrated = useHydrated();
  const place = useRememberedPlace();
  const [isChoosing, setChoosing] = useState(false);
  const { lat, lng } = place ?? {};
  const from = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;

  function measure(business: Pick<Business, 'lat' | 'lng'>) {
    if (!from) return '–';
    if (business.lat === null || business.lng === null) return compareText.notKnown;
    return showDistance(kilometresBetween({ lat: business.lat, lng: business.lng }, from));
  }
  return (
    <tbody className="[@media(scripting:none)]:hidden">
      <tr className="bg-sand">
        <th scope="rowgroup" colSpan={businesses.length} className="px-2 print:py-1.5 font-semibold text-ink-soft text-sm sm:px-4">
          <span>{`${from ? compareText.distanceFrom(nameShortly(place && showPlace(place))) : compareText.distance} `}</span>
          <button
            type="button"
            disabled={!hydrated}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
            className="inline-flex min-h-11 items-center px-1 text-brick underline underline-offset-4 print:hidden"
          >
            {from ? withHidden(compareText.changePlace) : compareText.choosePlace}
          </button>
          <PlaceDialog open={isChoosing} onOpenChange={setChoosing} onChange={() => undefined} />
        </th>
      </tr>
      <tr>
        {businesses.map((business) => (
          <td key={business._id} className="px-2 py-2.5 align-top sm:px-4">
            {measure(business)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
