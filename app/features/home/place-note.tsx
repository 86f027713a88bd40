import { Button } from '#app/components/button.tsx';
import { MapPin } from '#app/components/icons.ts';
import { rememberPlace, useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { placeName } from '#shared/place-name.ts';
import { homeText } from '#shared/texts.ts';

/** Says near which place the tiles above lead, and takes that back. */
export function PlaceNote() {
  const place = useRememberedPlace();
  if (!place) return null;
  const { city, state } = placeName(place);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <MapPin aria-hidden className="size-5 shrink-0 text-brick" />
      <span className="wrap-anywhere">{homeText.near(city, state)}</span>
      <Button variant="quiet" size="sm" onClick={() => rememberPlace(undefined)} className="px-3!">
        {homeText.showAllOfIndia}
      </Button>
    </p>
  );
}
