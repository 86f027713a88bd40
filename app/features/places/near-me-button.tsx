import { useState } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { LoaderCircle, LocateFixed } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import type { ChosenPlace, PlaceSource } from '#app/features/places/place-source.ts';
import { pageMessages as messages, placesText } from '#shared/texts.ts';

interface NearMeButtonProps {
  getSource: () => Promise<PlaceSource>;
  /** Called when it begins to look, which may take seconds. @returns whether what it finds is still waited for. */
  onLook: () => () => boolean;
  onFound: (place: ChosenPlace) => void;
}

/** Takes the place where the visitor is, once they allow it. */
export function NearMeButton({ getSource, onLook, onFound }: NearMeButtonProps) {
  const [busy, setBusy] = useState(false);

  async function locate() {
    setBusy(true);
    const isAwaited = onLook();
    try {
      const { currentPosition } = await import('#app/features/places/current-position.ts');
      const { coords } = await currentPosition();
      const source = await getSource();
      // Three decimals are about a hundred metres: enough to sort by, and no home address in a shared link.
      const place = await source.locate(Number(coords.latitude.toFixed(3)), Number(coords.longitude.toFixed(3)));
      if (isAwaited()) onFound(place);
    } catch (error) {
      const why = await import('#app/features/places/say-why-unknown.ts').catch(() => undefined);
      if (isAwaited()) notify.error(why?.sayWhyUnknown(error) ?? messages.networkFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <IconButton label={placesText.nearMe} onClick={locate} disabled={busy} aria-busy={busy} className="absolute! right-0.5 bottom-0.5">
      {busy ? <LoaderCircle aria-hidden className="size-5 animate-spin" /> : <LocateFixed aria-hidden className="size-5 text-brick" />}
    </IconButton>
  );
}
