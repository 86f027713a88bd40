import { pictureUrl } from '#server/features/media/media.ts';
import type { Poster } from '#shared/schemas/catalogue.ts';

/** A poster as everybody sees it, with the address of its largest picture. */
export function presentPoster(row: { poster_id: string; name: string; image: string }): Poster {
  return { _id: row.poster_id, name: row.name, image: pictureUrl(row.image, 1600) };
}
