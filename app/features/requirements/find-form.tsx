import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { LocationField } from '#app/features/places/location-field.tsx';
import { type ChosenPlace, showPlace } from '#app/features/places/place-source.ts';
import { useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { ServiceField } from '#app/features/services/service-field.tsx';
import type { Point } from '#shared/distance.ts';
import { type PlaceNames, writtenPlace } from '#shared/place-name.ts';
import { requirementsText } from '#shared/texts.ts';

interface FindFormProps {
  service: string;
  /** Empty: the place that this browser remembers. */
  place: string;
  placeNames: PlaceNames | undefined;
  /** The point of the place. */
  at: Point | undefined;
  /** What was chosen already, which stays chosen. */
  chosen: readonly string[];
  /** What is wrong with the place. */
  refused: string | undefined;
}

/** What is to be done and where: whoever does that there is offered next. Works without script. */
export function FindForm({ service: sought, place, placeNames, at, chosen, refused }: FindFormProps) {
  const [service, setService] = useState(sought);
  const remembered = useRememberedPlace();
  /** The place that was chosen here; none while another text stands there. */
  const [entered, setEntered] = useState<{ place: ChosenPlace | undefined }>();
  const { lat, lng } = (entered ? entered.place : place ? at : remembered) ?? {};
  const isLoading = useNavigation().state === 'loading';
  return (
    <Form action="/get-quotes" className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start" preventScrollReset>
      <ServiceField value={service} onChange={setService} />
      <LocationField
        label={requirementsText.placeOrPin}
        name="place"
        initialText={place ? writtenPlace(place, placeNames) : remembered && showPlace(remembered)}
        error={entered ? undefined : refused}
        hasRoomBelow
        onChoose={(chosenPlace) => setEntered({ place: chosenPlace })}
      />
      {lat !== undefined && lng !== undefined && (
        <>
          <input type="hidden" name="lat" value={lat} />
          <input type="hidden" name="lng" value={lng} />
        </>
      )}
      {chosen.map((id) => (
        <input key={id} type="hidden" name="business" value={id} />
      ))}
      <Button type="submit" size="lg" variant="secondary" busy={isLoading} className="sm:mt-[1.625rem]">
        {requirementsText.findBusinesses}
      </Button>
    </Form>
  );
}
