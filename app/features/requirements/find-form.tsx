import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { LocationField } from '#app/features/places/location-field.tsx';
import { showPlace } from '#app/features/places/place-source.ts';
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

/** A place as it stands in the field, with its point where one was chosen. */
interface Entered {
  text: string;
  at?: Partial<Point> | undefined;
}

/** What is to be done and where: whoever does that there is offered next. Works without script; what is half typed is kept like the request. */
export function FindForm({ service: sought, place, placeNames, at, chosen, refused }: FindFormProps) {
  const [service, setService] = useState(sought);
  const remembered = useRememberedPlace();
  const [entered, setEntered] = useState<Entered>();
  /** Another one ends the wait for a place: what is thrown away does not come after all. */
  const [turn, setTurn] = useState(0);
  const draft = useDraft(`request-place:${sought}|${place}`);
  const { lat, lng } = (entered ? entered.at : place ? at : remembered) ?? {};
  const isLoading = useNavigation().state === 'loading';
  return (
    <Form
      action="/get-quotes"
      onSubmit={() => draft.forget(true)}
      className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
      preventScrollReset
    >
      <KeptDraft
        draft={draft}
        beside={{
          ...(service === sought ? {} : { service }),
          ...(entered ? { place: entered.text } : {}),
          ...(entered?.at ? { point: `${entered.at.lat},${entered.at.lng}` } : {}),
        }}
        onFound={(found) => {
          setService(found.service ?? sought);
          if (found.place !== undefined) setEntered((typed) => typed ?? { text: found.place ?? '', at: readPoint(found.point) });
        }}
        onDiscard={() => {
          setService(sought);
          setEntered(undefined);
          setTurn(turn + 1);
        }}
        className="contents [&>[role=status]]:col-span-full"
      >
        <ServiceField value={service} onChange={setService} />
        <LocationField
          label={requirementsText.placeOrPin}
          name="place"
          text={entered?.text ?? (place ? writtenPlace(place, placeNames) : remembered ? showPlace(remembered) : '')}
          turn={turn}
          error={entered ? undefined : refused}
          hasRoomBelow
          onText={(text) => setEntered({ text })}
          onChoose={(chosenPlace) => chosenPlace && setEntered({ text: showPlace(chosenPlace), at: chosenPlace })}
        />
      </KeptDraft>
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

function readPoint(text = ''): Point | undefined {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  return text && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined;
}
