import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { PlaceOnMap } from '#app/features/accounts/place-on-map.tsx';
import type { usePlaceEntry } from '#app/features/accounts/use-place-entry.ts';
import { LocationField } from '#app/features/places/location-field.tsx';
import { accountsText, commonText } from '#shared/texts.ts';

interface PlaceFieldsProps {
  form: CheckedForm<'address' | 'city' | 'state'>;
  place: ReturnType<typeof usePlaceEntry>;
}

/** Where a business is: a suggested place fills in the three lines, and its point on the map goes along. */
export function PlaceFields({ form, place }: PlaceFieldsProps) {
  const line = (field: 'address' | 'city' | 'state') => ({
    form,
    name: field,
    value: place[field],
    onWrite: (text: string) => place.write(field, text),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <LocationField
          label={accountsText.findYourLocation}
          name="place"
          text={place.sought}
          turn={place.turn}
          onPick={place.pick}
          onText={place.seek}
          onChoose={(chosen) => {
            place.choose(chosen);
            if (chosen) form.forgive('address', 'city', 'state');
          }}
        />
      </div>
      <div className="sm:col-span-2">
        <CheckedEntry
          {...line('address')}
          label={accountsText.address}
          hint={accountsText.addShopAndStreet}
          maxLength={500}
          autoComplete="off"
        />
      </div>
      <CheckedEntry {...line('city')} label={commonText.city} autoComplete="off" />
      <CheckedEntry {...line('state')} label={commonText.state} autoComplete="off" />
      <div className="-mt-2 sm:col-span-2">
        <PlaceOnMap place={place} />
      </div>
    </div>
  );
}
