import type { Context } from '#server/context.ts';
import { foldText } from '#server/features/places/names.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { indiaDay } from '#server/india-day.ts';

/** What a page of results was asked for. */
export interface Searched {
  q?: string | undefined;
  service?: string | undefined;
  city?: string | undefined;
  page: number;
}

/** Letters alone: what holds a digit or an @ may be somebody's number or address. */
const WORDS = /^[\p{L}\p{M}\s/&,.'-]{2,60}$/u;

/**
 * Counts what a page of results was asked for: services of the catalogue and cities of the gazetteer, and the words that found
 * nothing. Whatever else was typed is kept nowhere.
 */
export async function countSearch(context: Context, { q, service, city, page }: Searched, found: number): Promise<void> {
  if (page > 1) return;
  const { searches } = context.siteCounter;
  const day = indiaDay();
  // Measured as they are kept: small letters can be more characters than their capitals.
  const words = (q ?? [service, city].filter(Boolean).join(', ')).trim().toLowerCase();
  if (found === 0 && WORDS.test(words)) searches.count({ day, kind: 'nothing_found', name: words });
  const known = service && (await listServices(context)).find(({ name }) => name.toLowerCase() === service.toLowerCase());
  if (known) searches.count({ day, kind: 'service', name: known.name });
  const place = city && context.gazetteer.cityByName.get(foldText(city))?.[0]?.place;
  if (place) searches.count({ day, kind: 'city', name: place.city });
}
