import { useState } from 'react';
import { BellRing } from '#app/components/icons.ts';
import { lazilyOpened } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withParts } from '#app/components/with-parts.tsx';
import type { PlaceNames } from '#shared/place-name.ts';
import { savedSearchesText } from '#shared/texts.ts';

const TellMePopup = lazilyOpened(async () => (await import('#app/features/saved-searches/tell-me-popup.tsx')).TellMePopup);

/** What a list is of. */
export interface SavedCriteria {
  service?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  placeNames?: PlaceNames | undefined;
}

interface TellMeButtonProps {
  /** It can be saved once it names a service and a city. */
  search: SavedCriteria;
  className: string;
  /** Phones show a part of its words. */
  isShort?: boolean;
}

/** Offers to be told of new businesses of a service in a city; the dialog is loaded with the first press. */
export function TellMeButton({ search: { service, city, state, placeNames }, className, isShort = false }: TellMeButtonProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  if (!service || !city || !state) return null;
  return (
    <>
      <button type="button" disabled={!hydrated} aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        <BellRing aria-hidden className="size-5" />
        <span>
          {withParts(savedSearchesText.tellMeOfNewOnes, {
            more: (words) => <span className={isShort ? 'max-sm:sr-only' : ''}>{words}</span>,
          })}
        </span>
      </button>
      <TellMePopup search={{ service, city, state, placeNames }} open={open} onOpenChange={setOpen} />
    </>
  );
}
