import { indiaDay } from '#server/base/india-day.ts';
import type { Context } from '#server/context.ts';
import { coreWords } from '#server/features/lexicon-upkeep/core-words.ts';
import { foldText } from '#server/features/places/names.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { SearchCountKind } from '#shared/schemas/site-numbers.ts';

/** What a page of results was asked for. */
export interface Searched {
  q?: string | undefined;
  service?: string | undefined;
  city?: string | undefined;
  page: number;
  /** Filters may leave nothing where the words find something. */
  isNarrowed?: boolean;
}

/** Letters alone: what holds a digit or an @ may be somebody's number or address. */
const WORDS = /^[\p{L}\p{M}\s/&,.'-]{2,60}$/u;

/** What was typed in small letters, if it is nothing but words. */
export function readSearchedWords(typed: string): string | undefined {
  // Measured as they are kept: small letters can be more characters than their capitals.
  const words = typed.trim().toLowerCase();
  return WORDS.test(words) ? words : undefined;
}

/** What is counted of a search. */
export interface SearchCount {
  kind: SearchCountKind;
  name: string;
}

/** Counts what a page of results was asked for (readSearchCounts). */
export async function countSearch(context: Context, searched: Searched, found: number): Promise<void> {
  countSearches(context, await readSearchCounts(context, searched, found));
}

/** Counts each once, today. */
export function countSearches({ siteCounter }: Pick<Context, 'siteCounter'>, counts: SearchCount[]): void {
  for (const count of counts) siteCounter.searches.count({ day: indiaDay(), ...count });
}

/**
 * What counts of a page of results: services of the catalogue and cities of the gazetteer, and the words that found nothing; of words
 * that found something, those that may be a saying. Whatever else was typed is kept nowhere.
 */
export async function readSearchCounts(
  context: Context,
  { q, service, city, page, isNarrowed }: Searched,
  found: number,
): Promise<SearchCount[]> {
  if (page > 1 || isNarrowed) return [];
  const counts: SearchCount[] = [];
  const words = readSearchedWords(q ?? [service, city].filter(Boolean).join(', '));
  if (found === 0 && words !== undefined) counts.push({ kind: 'nothing_found', name: words });
  if (found > 0 && q !== undefined && words !== undefined) {
    const core = coreWords(await context.search.run(undefined, (engine) => engine.explain(words)));
    if (core !== '') counts.push({ kind: 'words', name: core });
  }
  const known = service && (await listServices(context)).find(({ name }) => name.toLowerCase() === service.toLowerCase());
  if (known) counts.push({ kind: 'service', name: known.name });
  const place = city && context.gazetteer.cityByName.get(foldText(city))?.[0]?.place;
  if (place) counts.push({ kind: 'city', name: place.city });
  return counts;
}
