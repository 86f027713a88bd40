import { Picture } from '#app/components/picture.tsx';
import { reviewsText } from '#shared/texts.ts';

/** The photos of a review, each leading to itself in full. */
export function ReviewPhotos({ photos, writer }: { photos: readonly string[]; writer: string }) {
  if (photos.length === 0) return null;
  return (
    <div className="mt-3 grid max-w-md grid-cols-3 gap-3">
      {photos.map((photo, place) => (
        <a key={photo} href={photo} target="_blank" rel="noreferrer" className="block rounded-lg outline-offset-2">
          <Picture src={photo} alt={reviewsText.photoBy(place + 1, writer)} sizes="9rem" className="w-full rounded-lg" />
        </a>
      ))}
    </div>
  );
}
