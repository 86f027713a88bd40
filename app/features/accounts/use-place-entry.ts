import { useState } from 'react';
import type { Draft } from '#app/components/drafts.ts';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import type { Point } from '#shared/distance.ts';

const NOWHERE = { address: '', city: '', state: '' };

/** Where a business is as it is stored; a point that nobody knows is null. */
interface StoredPlace {
  city: string;
  state: string;
  lat: number | null;
  lng: number | null;
}

/**
 * Address, city and state of a form, filled by a chosen place and then the writer's to change, with the point on the map.
 * @param known the texts so far.
 * @param stored where the business is, if it is there already.
 */
export function usePlaceEntry(known: typeof NOWHERE = NOWHERE, stored?: StoredPlace) {
  const [text, setText] = useState({ address: known.address, city: known.city, state: known.state });
  /** Sent along; without it the server takes the point of the address. */
  const [point, setPoint] = useState<{ lat?: number | undefined; lng?: number | undefined }>({});

  function choose(place: ChosenPlace | undefined) {
    if (!place) return;
    setText({ address: place.formattedAddress, city: place.city, state: place.state });
    setPoint({ lat: place.lat, lng: place.lng });
  }

  function write(field: keyof typeof NOWHERE, value: string) {
    setText((before) => ({ ...before, [field]: value }));
    // A house number stays near the chosen point; another city does not.
    if (field !== 'address') setPoint({});
  }

  const isStored = stored !== undefined && stored.city === text.city && stored.state === text.state;
  /** Where the pin stands on a map. */
  const pin = pointOf(point) ?? (isStored ? pointOf(stored) : undefined);

  /** What a draft keeps of it. */
  const written: Draft = {
    ...Object.fromEntries(Object.entries(text).filter(([field, value]) => value !== known[field as keyof typeof NOWHERE])),
    ...(pointOf(point) ? { point: `${point.lat},${point.lng}` } : {}),
  };

  /** Takes it out of a draft; without one it stands as it was known. */
  function putBack(draft: Draft = {}) {
    setText({
      address: draft.address ?? known.address,
      city: draft.city ?? known.city,
      state: draft.state ?? known.state,
    });
    const [lat = Number.NaN, lng = Number.NaN] = (draft.point ?? '').split(',').map(Number);
    setPoint(Number.isFinite(lat) && Number.isFinite(lng) && draft.point ? { lat, lng } : {});
  }

  return { ...text, point, pin, choose, write, written, putBack, movePin: (to: Point) => setPoint(to) };
}

function pointOf({ lat, lng }: { lat?: number | null | undefined; lng?: number | null | undefined }): Point | undefined {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}
