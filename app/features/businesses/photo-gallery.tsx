import { type MouseEvent, useState } from 'react';
import { lazily } from '#app/components/lazily.tsx';
import { Picture } from '#app/components/picture.tsx';

const PhotoViewer = lazily(async () => (await import('#app/features/businesses/photo-viewer.tsx')).PhotoViewer);

interface PhotoGalleryProps {
  name: string;
  photos: readonly string[];
}

/** Small photos that open in a viewer; without script each leads to the picture itself. */
export function PhotoGallery({ name, photos }: PhotoGalleryProps) {
  const [shown, setShown] = useState<number>();

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
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo}>
            <a href={photo} onClick={(event) => open(event, index)} className="block overflow-hidden rounded-lg">
              <Picture
                src={photo}
                alt={`${name}, ${index + 1} of ${photos.length}`}
                sizes="(min-width: 64rem) 16rem, 45vw"
                className="w-full"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && <PhotoViewer name={name} photos={photos} shown={shown} onShow={setShown} onLost={() => followLink(shown)} />}
    </>
  );
}
