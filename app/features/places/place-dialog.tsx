import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { LocationField } from '#app/features/places/location-field.tsx';
import type { ChosenPlace } from '#app/features/places/place-source.ts';
import { rememberPlace, useRememberedPlace } from '#app/features/places/remembered-place.ts';

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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your place"
      description="Distances are told from here. It stays in this browser."
    >
      {/* Suggestions have room below the field. */}
      <div className="flex min-h-96 flex-col gap-4">
        <LocationField label="Place" name="place" initialText={place?.formattedAddress} onChoose={(chosen) => chosen && take(chosen)} />
        {place && (
          <Button variant="quiet" size="sm" className="self-start" onClick={() => take(undefined)}>
            Forget this place
          </Button>
        )}
      </div>
    </Dialog>
  );
}
