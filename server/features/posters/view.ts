import { pictureUrl } from '#server/features/media/media.ts';
import type { PosterRow } from '#server/features/posters/queries.ts';
import type { EditablePoster, Poster } from '#shared/schemas/catalogue.ts';

/** A poster as everybody sees it, with the address of its largest picture. */
export function presentPoster({ poster_id: _id, name, image, shows, link }: PosterRow): Poster {
  return { _id, name, image: pictureUrl(image, 1600), shows: shows as Poster['shows'], link };
}

/** A poster as the team edits it: with its order, and the days on which it shows. */
export function presentEditablePoster(row: PosterRow): EditablePoster {
  return { ...presentPoster(row), order: row.position, from: row.starts_on ?? '', to: row.ends_on ?? '', version: row.version };
}
