import { useState } from 'react';
import type { ChosenPlace } from '#app/features/places/place-source.ts';

const NOWHERE = { address: '', city: '', state: '' };

/**
 * Address, city and state of a form, filled by a chosen place and then the writer's to change.
 * @param known where it is so far.
 */
export function usePlaceEntry(known: typeof NOWHERE = NOWHERE) {
  const [text, setText] = useState({ address: known.address, city: known.city, state: known.state });
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

  return { ...text, point, choose, write };
}
