import { IconButton } from '#app/components/icon-button.tsx';
import { Minus, Plus } from '#app/components/icons.ts';
import { mapText } from '#shared/texts.ts';

/** What brings a map nearer and farther without a wheel or two fingers; it stands in the map's corner. */
export function ZoomButtons({ onZoom }: { onZoom: (steps: 1 | -1) => void }) {
  return (
    <div className="absolute top-3 right-3 z-[1000] grid gap-1.5 *:bg-paper! *:shadow">
      <IconButton label={mapText.nearer} onClick={() => onZoom(1)}>
        <Plus aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={mapText.farther} onClick={() => onZoom(-1)}>
        <Minus aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
