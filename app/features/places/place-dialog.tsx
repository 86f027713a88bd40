import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { LocationField } from '#app/features/places/location-field.tsx';
import { type ChosenPlace, showPlace } from '#app/features/places/place-source.ts';
import { rememberPlace, useRememberedPlace } from '#app/features/places/remembered-place.ts';
import { placesText } from '#shared/texts.ts';

interface PlaceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when another place was chosen, or none. */
  onChange: () => void;
}

/** Asks for the place from which distances are told, remembered like one that was searched at, and lets it be forgotten. */
export function PlaceDialog({ open, onOpenChange, onChange }: PlaceDialogProps) {
  const place = useRememberedPlace();

  function take(chosen: ChosenPlace | undefined) {
    rememberPlace(chosen);
    onChange();
    onOpenChange(false);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={placesText.yourPlace} description={placesText.whatForAndWhere}>
      {/* Suggestions have room below the field. */}
      <div className="flex min-h-96 flex-col gap-4">
        <LocationField
          label={placesText.place}
          name="place"
          initialText={place && showPlace(place)}
          onChoose={(chosen) => chosen && take(chosen)}
        />
        {place && (
          <Button variant="quiet" size="sm" className="self-start" onClick={() => take(undefined)}>
            {placesText.forget}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
