import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { lazily } from '#app/components/lazily.tsx';
import { PHONE_WIDE, Picture } from '#app/components/picture.tsx';
import { usePhotoCounter } from '#app/features/businesses/use-photo-counter.ts';
import { businessesText } from '#shared/texts.ts';

const PhotoViewer = lazily(async () => (await import('#app/features/businesses/photo-viewer.tsx')).PhotoViewer);

/** Where photos stand: swiped on phones and one above small ones elsewhere, or all of one size in a narrow column. */
const LOOKS = {
  profile: {
    frame: 'lg:grid lg:grid-cols-4 lg:gap-3',
    list: 'photo-strip flex gap-2 overflow-x-auto rounded-xl lg:contents',
    item: 'w-full max-w-lg shrink-0 not-only:w-[82%] lg:order-3 lg:w-auto lg:not-only:w-auto lg:max-w-none lg:first:order-1 lg:first:col-span-4',
    sizes: (isFirst: boolean) =>
      isFirst ? `(min-width: 80rem) 45rem, (min-width: 64rem) 56vw, ${PHONE_WIDE}` : `(min-width: 64rem) 14rem, ${PHONE_WIDE}`,
  },
  column: { frame: '', list: 'grid grid-cols-2 gap-3 sm:grid-cols-3', item: '', sizes: () => '(min-width: 64rem) 16rem, 45vw' },
};

interface PhotoGalleryProps {
  name: string;
  photos: readonly string[];
  look: keyof typeof LOOKS;
}

/** Photos that open in a viewer, with arrow keys from one to the next; without script each leads to the picture itself. */
export function PhotoGallery({ name, photos, look }: PhotoGalleryProps) {
  const [shown, setShown] = useState<number>();
  const { inSight, watch } = usePhotoCounter();
  const { frame, list, item, sizes } = LOOKS[look];

  function open(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  }

  /** Without the viewer the link leads where it would without script; offline there is nothing behind it. */
  function followLink(index: number) {
    setShown(undefined);
    const photo = photos[index];
    if (photo && navigator.onLine) window.location.assign(photo);
  }

  return (
    <>
      <div className={`relative ${frame}`}>
        {look === 'profile' && photos.length > 1 && (
          <h2 className="max-lg:sr-only lg:order-2 lg:col-span-4 lg:mt-4 lg:font-extrabold lg:text-2xl lg:tracking-tight">
            {businessesText.photos}
          </h2>
        )}
        <ul onScroll={watch} onKeyDown={goToNeighbour} onFocus={bringIntoSight} className={list}>
          {photos.map((photo, index) => (
            <li key={photo} className={item}>
              <a href={photo} onClick={(event) => open(event, index)} className="block overflow-hidden rounded-xl -outline-offset-3!">
                <Picture
                  src={photo}
                  alt={photos.length === 1 ? name : businessesText.photoOf(name, index + 1, photos.length)}
                  sizes={sizes(index === 0)}
                  eager={look === 'profile' && index === 0}
                  className="w-full"
                />
              </a>
            </li>
          ))}
        </ul>
        {look === 'profile' && photos.length > 1 && (
          <span
            aria-hidden
            className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-ink/80 px-3 py-1 font-semibold text-paper text-sm tabular-nums lg:hidden"
          >{`${inSight + 1} / ${photos.length}`}</span>
        )}
      </div>
      {shown !== undefined && <PhotoViewer name={name} photos={photos} shown={shown} onShow={setShown} onLost={() => followLink(shown)} />}
    </>
  );
}

/** Where keys lead. A finger's focus stays where it is: its photo would slip away from under it. */
function bringIntoSight({ target }: FocusEvent<HTMLUListElement>) {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ inline: 'start', block: 'nearest' });
}

function goToNeighbour(event: KeyboardEvent<HTMLUListElement>) {
  const way = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' } as const;
  const to = way[event.key as keyof typeof way];
  if (!to) return;
  event.preventDefault();
  document.activeElement?.closest('li')?.[to]?.querySelector('a')?.focus();
}
