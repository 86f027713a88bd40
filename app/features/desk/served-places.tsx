import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { X } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { LocationField } from '#app/features/places/location-field.tsx';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { limits } from '#shared/limits.ts';
import { placeName } from '#shared/place-name.ts';
import type { ServedPlaces as Places } from '#shared/schemas/served-places.ts';
import { deskText, formMessages as messages } from '#shared/texts.ts';

/** Where the business comes to beside its own city: cities by name, and all within so many kilometres. Searches there find it. */
export function ServedPlaces({ known, city }: { known: Places; city: string }) {
  const id = useId();
  const hydrated = useHydrated();
  const [cities, setCities] = useState(() => citiesOf(known));
  const [radius, setRadius] = useState(known.radius);
  /** Another one makes the field for the next city empty. */
  const [turn, setTurn] = useState(0);
  const saving = useMutation({
    mutationFn: (sent: { cities: City[]; radius: number | null }) =>
      callApi('PUT /contractor/served-places', { body: { cities: sent.cities.map(({ city }) => city), radius: sent.radius } }),
    onSuccess({ message, servedPlaces }, sent) {
      // What was added or taken away meanwhile stays so.
      setCities((now) => (now === sent.cities ? citiesOf(servedPlaces) : now));
      notify.success(message);
    },
    onError: ({ message }) => notify.error(message),
  });
  const covered = saving.data?.servedPlaces.covered ?? known.covered;

  function add(place: ChosenPlace) {
    const [city, { city: name, state }] = [`${place.city}, ${place.state}`, placeName(place)];
    const isIn = (list: City[]) => list.some((one) => one.city === city);
    if (cities.length >= limits.servedCities && !isIn(cities)) return notify.error(messages.tooManyServedCities);
    setCities((now) => (isIn(now) ? now : [...now, { city, name: `${name}, ${state}` }]));
    setTurn((before) => before + 1);
  }

  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-xl border border-sand-dark bg-paper p-5 sm:p-6">
      <div>
        <h2 id={id} className="font-bold text-lg">
          {deskText.whereYouCome}
        </h2>
        <p className="mt-1 text-ink-soft">{covered > 0 ? deskText.foundInPlaces(city, covered) : deskText.foundInCity(city)}</p>
      </div>
      {cities.length > 0 && (
        <ul aria-label={deskText.citiesYouCome} className="flex flex-wrap gap-2">
          {cities.map(({ city, name }) => (
            <li key={city}>
              <button
                type="button"
                aria-label={deskText.takeAway(name)}
                onClick={() => setCities((now) => now.filter((other) => other.city !== city))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-cement-dark bg-paper px-4 font-semibold text-sm hover:border-ink"
              >
                <span>{name}</span>
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LocationField
        key={turn}
        label={deskText.addCity}
        name="servedCity"
        onChoose={(place) => {
          if (place) add(place);
        }}
      />
      <label className="grid gap-1.5 font-semibold">
        {deskText.allAroundYou}
        <select
          value={radius ?? ''}
          onChange={({ currentTarget }) => setRadius(currentTarget.value === '' ? null : Number(currentTarget.value))}
          className="min-h-12 rounded-lg border border-cement-dark bg-paper px-3 font-normal"
        >
          <option value="">{deskText.none}</option>
          {limits.servedRadii.map((km) => (
            <option key={km} value={km}>
              {deskText.within(km)}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={() => saving.mutate({ cities, radius })} busy={saving.isPending} disabled={!hydrated} className="justify-self-start">
        {saving.isPending ? deskText.saving : deskText.saveWhereYouCome}
      </Button>
    </section>
  );
}

/** A city as it is known and as the page calls it. */
interface City {
  city: string;
  name: string;
}

function citiesOf({ cities, named }: Places): City[] {
  return cities.map((city, at) => ({ city, name: named?.[at] ?? city }));
}
