import { useState } from 'react';
import type { ChosenPlace } from '#app/features/places/place-source.ts';

const NOWHERE = { address: '', city: '', state: '' };

/** Address, city and state of a form, filled by a chosen place and then the writer's to change. */
export function usePlaceEntry() {
  const [text, setText] = useState(NOWHERE);
  const [point, setPoint] = useState<{ lat?: number | undefined; lng?: number | undefined }>({});

  function choose(place: ChosenPlace | undefined) {
    if (!place) return;
    setText({ address: place.formattedAddress, city: place.city, state: place.state });
    setPoint({ lat: place.lat, lng: place.lng });
  }

  function write(field: keyof typeof NOWHERE, value: string) {
    setText((known) => ({ ...known, [field]: value }));
    // A house number stays near the chosen point; another city does not.
    if (field !== 'address') setPoint({});
  }

  return { ...text, point, choose, write };
}
