import { MapPin } from '#app/components/icons.ts';
import type { PlaceSuggestion } from '#app/features/places/place-source.ts';
import { placesText } from '#shared/texts.ts';

interface PlaceOptionsProps {
  id: string;
  suggestions: readonly PlaceSuggestion[];
  attribution: string | undefined;
  /** Index of the option that the arrow keys or the pointer have reached. */
  active: number | undefined;
  onPoint: (index: number) => void;
  onChoose: (suggestion: PlaceSuggestion) => void;
}

/** The list below a location field; the field keeps the focus. */
export function PlaceOptions({ id, suggestions, attribution, active, onPoint, onChoose }: PlaceOptionsProps) {
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-lg border border-cement-dark bg-paper text-ink shadow-xl">
      <div id={id} role="listbox" aria-label={placesText.places} tabIndex={-1} className="max-h-80 overflow-y-auto py-1">
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses the focus, which would close the list.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => onPoint(index)}
            onClick={() => onChoose(suggestion)}
            onKeyDown={undefined}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 aria-selected:bg-sand-dark"
          >
            <MapPin aria-hidden className="size-5 shrink-0 text-brick" />
            <span className="min-w-0">
              <span data-may-cut className="block truncate font-semibold">
                {suggestion.name}
              </span>
              <span data-may-cut className="block truncate text-ink-soft text-sm">
                {suggestion.detail}
              </span>
            </span>
          </div>
        ))}
      </div>
      {attribution && <p className="border-cement border-t px-3.5 py-2 text-ink-soft text-xs">{attribution}</p>}
    </div>
  );
}
