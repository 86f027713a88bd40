import type { PrivatePicture } from '#shared/schemas/private-pictures.ts';
import { threadsText } from '#shared/texts.ts';

/** The photos of a request, each of which opens larger beside the page. */
export function SentPhotos({ photos, of }: { photos: PrivatePicture[]; of: string }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {photos.map(({ small, large }, at) => (
        <li key={small}>
          <a href={large} target="_blank" rel="noreferrer">
            <img src={small} alt={threadsText.photoAt(of, at + 1, photos.length)} className="size-24 rounded-lg object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
