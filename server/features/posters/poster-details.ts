import type { PosterDetails } from '#server/features/posters/queries.ts';
import type { PosterEdit } from '#shared/schemas/catalogue.ts';

/** What an admin typed of a poster, as columns. */
export function detailsOf({ poster_name: name, shows, link, order: position, from, to }: Omit<PosterEdit, 'version'>): PosterDetails {
  return { name, shows, link, position, starts_on: from || null, ends_on: to || null };
}
