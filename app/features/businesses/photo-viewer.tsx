import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { ChevronLeft, ChevronRight, X } from '#app/components/icons.ts';
import { stayOpenForMessages } from '#app/components/stay-open.ts';
import { useBackCloses } from '#app/components/use-back-closes.ts';
import { useFocusReturn } from '#app/components/use-focus-return.ts';
import { businessesText, commonText } from '#shared/texts.ts';

/** A finger that goes less far than this has only touched. */
const LEAST_SWIPE = 40;

interface PhotoViewerProps {
  name: string;
  photos: readonly string[];
  shown: number;
  /** Called with the photo to show, or with nothing to close. */
  onShow: (index: number | undefined) => void;
}

/** One photo over the whole page; swiping and arrow keys lead to its neighbours, Escape back. */
export function PhotoViewer({ name, photos, shown, onShow }: PhotoViewerProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(true, () => onShow(undefined));
  const last = photos.length - 1;
  const previous = () => onShow(shown > 0 ? shown - 1 : last);
  const next = () => onShow(shown < last ? shown + 1 : 0);

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') previous();
    else if (event.key === 'ArrowRight') next();
  }

  const touchedAt = useRef<{ x: number; y: number }>(undefined);

  /** Two fingers enlarge the photo. */
  function touch({ touches }: TouchEvent) {
    const finger = touches[0];
    touchedAt.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
  }

  function swipe({ changedTouches }: TouchEvent) {
    const start = touchedAt.current;
    const finger = changedTouches[0];
    if (!start || !finger || last === 0) return;
    const across = finger.clientX - start.x;
    if (Math.abs(across) < LEAST_SWIPE || Math.abs(finger.clientY - start.y) > Math.abs(across)) return;
    if (across > 0) previous();
    else next();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onShow(undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink" />
        <Dialog.Content
          {...focusReturn}
          onInteractOutside={stayOpenForMessages}
          aria-describedby={undefined}
          onKeyDown={pressKey}
          className="on-dark fixed inset-0 z-50 flex flex-col text-paper outline-none"
        >
          <header className="flex items-center justify-between gap-4 p-3 pl-5">
            <Dialog.Title className="flex min-w-0 font-semibold">
              <span data-may-cut className="truncate">
                {name}
              </span>
              <span aria-live="polite" className="ml-3 shrink-0 font-normal">
                {businessesText.photoAt(shown + 1, photos.length)}
              </span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton data-close label={commonText.close} className="text-paper! hover:bg-paper/15!">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </header>
          <div onTouchStart={touch} onTouchEnd={swipe} className="flex min-h-0 grow items-center justify-center p-3">
            <img
              src={photos[shown]}
              alt={businessesText.photoOf(name, shown + 1, photos.length)}
              className="max-h-full max-w-full rounded-lg object-contain"
            />
          </div>
          {last > 0 && (
            <div className="flex justify-center gap-6 p-4">
              <IconButton label={businessesText.previousPhoto} onClick={previous} className="text-paper! hover:bg-paper/15!">
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton label={businessesText.nextPhoto} onClick={next} className="text-paper! hover:bg-paper/15!">
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
