import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { MapPinned } from '#app/components/icons.ts';
import { lazily } from '#app/components/lazily.tsx';
import { Skeleton } from '#app/components/skeleton.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { usePlaceEntry } from '#app/features/accounts/use-place-entry.ts';
import { accountsText } from '#shared/texts.ts';

const PointMap = lazily(async () => (await import('#app/features/map/point-map.tsx')).PointMap, <Skeleton className="h-64 rounded-xl" />);

/** The exact point of a business, on a map that is loaded when it is opened. Whoever leaves it alone is found by the address. */
export function PlaceOnMap({ place }: { place: ReturnType<typeof usePlaceEntry> }) {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2 [@media(scripting:none)]:hidden">
      <Button
        variant="quiet"
        size="sm"
        disabled={!hydrated}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start px-3!"
      >
        <MapPinned aria-hidden className="size-5" />
        <span>{isOpen ? accountsText.hideMap : accountsText.showOnMap}</span>
      </Button>
      {isOpen && (
        <PointMap
          key={place.turn}
          point={place.pin}
          city={place.known.city}
          state={place.known.state}
          shownCity={place.city}
          onMove={place.movePin}
          onLost={() => setOpen(false)}
        />
      )}
    </div>
  );
}
