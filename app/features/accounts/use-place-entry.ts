import { useRef, useState } from 'react';
import type { Draft } from '#app/components/drafts.ts';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { knownAddress, type Pairs, pairsOf, showAddress } from '#shared/address-parts.ts';
import type { Point } from '#shared/distance.ts';
import { type PlaceNames, placeName, writtenPlace } from '#shared/place-name.ts';

interface Texts {
  address: string;
  city: string;
  state: string;
}

/** Where a business is as it is stored; a point that nobody knows is null. */
interface StoredPlace extends Texts {
  lat: number | null;
  lng: number | null;
  placeNames?: PlaceNames | undefined;
}

const NOWHERE: Texts = { address: '', city: '', state: '' };
const FIELDS = ['address', 'city', 'state'] as const;

/**
 * Address, city and state of a form, filled by a chosen place in the page's language and then the writer's to change, with the point on the
 * map. What is sent has the names by which the site knows city and state.
 * @param stored where the business is, if it is there already.
 * @param draft texts that were written before, and not sent.
 */
export function usePlaceEntry(stored?: StoredPlace, draft: Draft = {}) {
  const storedText = stored ? { address: showAddress(stored.address, stored), ...shownOf(stored) } : NOWHERE;
  const textOf = (kept: Draft): Texts => ({
    address: kept.address ?? storedText.address,
    city: kept.city ?? storedText.city,
    state: kept.state ?? storedText.state,
  });
  const [text, setText] = useState<Texts>(() => textOf(draft));
  const [pairs, setPairs] = useState<Pairs>(() => (stored ? pairsOf(stored) : []));
  /** What stands where a place is sought: half typed, or chosen. */
  const [sought, setSought] = useState({ text: draft.place ?? '', isChosen: false });
  /** Sent along; without it the server takes the point of the address. */
  const [point, setPoint] = useState<{ lat?: number | undefined; lng?: number | undefined }>({});

  /** Another one ends the wait for a place or a point: what is thrown away does not come after all. */
  const [turn, setTurn] = useState(0);

  /** The lines that were written since a place was picked, and the pin if it was moved: on a slow line the place comes after them, and they stay. */
  const writtenSince = useRef(new Set<keyof Texts | 'point'>());

  function choose(place: ChosenPlace | undefined) {
    if (!place) return;
    const kept = new Set(writtenSince.current);
    setSought(({ text: shown }) => ({ text: shown, isChosen: true }));
    setText((before) => {
      const chosen: Texts = { address: writtenPlace(place.formattedAddress, place.placeNames), ...shownOf(place) };
      for (const field of FIELDS) if (kept.has(field)) chosen[field] = before[field];
      return chosen;
    });
    setPairs(pairsOf(place));
    if (!kept.has('city') && !kept.has('state') && !kept.has('point')) setPoint({ lat: place.lat, lng: place.lng });
  }

  function write(field: keyof Texts, value: string) {
    writtenSince.current.add(field);
    setText((before) => ({ ...before, [field]: value }));
    // A house number stays near the chosen point; another city does not.
    if (field !== 'address') setPoint({});
  }

  const named = (shown: string) => pairs.find(([, each]) => each === shown.trim())?.[0] ?? shown;
  const known: Texts = { address: knownAddress(text.address, pairs), city: named(text.city), state: named(text.state) };
  const isStored = stored !== undefined && stored.city === known.city && stored.state === known.state;
  /** Takes it out of a draft; without one it stands as it is stored. */
  function putBack(kept: Draft = {}) {
    setTurn((before) => before + 1);
    setSought({ text: kept.place ?? '', isChosen: false });
    setText(textOf(kept));
    if (!kept.city) setPairs(stored ? pairsOf(stored) : []);
    const [lat = Number.NaN, lng = Number.NaN] = (kept.point ?? '').split(',').map(Number);
    setPoint(Number.isFinite(lat) && Number.isFinite(lng) && kept.point ? { lat, lng } : {});
  }

  const changed = FIELDS.filter((field) => text[field] !== storedText[field]);

  return {
    ...text,
    /** What is sent. */
    sent: { ...known, ...point },
    known,
    /** What a draft keeps of it: what is not as it is stored. */
    written: {
      ...Object.fromEntries(changed.map((field) => [field, text[field]])),
      ...(sought.text && !sought.isChosen ? { place: sought.text } : {}),
      ...(pointOf(point) ? { point: `${point.lat},${point.lng}` } : {}),
    } as Draft,
    putBack,
    turn,
    sought: sought.text,
    seek: (typed: string) => setSought({ text: typed, isChosen: false }),
    /** Where the pin stands on a map. */
    pin: pointOf(point) ?? (isStored ? pointOf(stored) : undefined),
    pick: () => writtenSince.current.clear(),
    choose,
    write,
    movePin(to: Point) {
      writtenSince.current.add('point');
      setPoint(to);
    },
  };
}

function shownOf(where: { city: string; state: string; placeNames?: PlaceNames | undefined }) {
  const { city, state } = placeName(where);
  return { city, state };
}

function pointOf({ lat, lng }: { lat?: number | null | undefined; lng?: number | null | undefined }): Point | undefined {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}
