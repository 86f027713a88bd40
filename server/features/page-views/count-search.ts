import { indiaDay } from '#server/base/india-day.ts';
import type { Context } from '#server/context.ts';
import { coreWords } from '#server/features/lexicon-upkeep/core-words.ts';
import { readSearchedWords } from '#server/features/page-views/read-searched-words.ts';
import { foldText } from '#server/features/places/names.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { Understanding } from '#server/features/understanding/understanding.ts';
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

/** What is counted of a search. */
export interface SearchCount {
  kind: SearchCountKind;
  name: string;
}

/** Counts what a page of results was asked for (readSearchCounts). @param network that asks, as far as it is known. */
export async function countSearch(context: Context, searched: Searched, found: number, network = ''): Promise<void> {
  countSearches(context, await readSearchCounts(context, searched, found), network);
}

/** Counts each once, today; of words that found nothing also whether another visit has typed them. */
export function countSearches({ siteCounter }: Pick<Context, 'siteCounter'>, counts: SearchCount[], network: string): void {
  const day = indiaDay();
  for (const { kind, name } of counts) {
    const isVisit = kind === 'nothing_found' && siteCounter.visits.isFirst(day, network, [name]);
    siteCounter.searches.count({ day, kind, name, isVisit });
  }
}

/**
 * What counts of a page of results: services of the catalogue and cities of the gazetteer, as they were chosen or the words name them, and
 * the words that found nothing; of words that found something, those that may be a saying. Whatever else was typed is kept nowhere.
 */
export async function readSearchCounts(
  context: Context,
  { q, service, city, page, isNarrowed }: Searched,
  found: number,
): Promise<SearchCount[]> {
  if (page > 1 || isNarrowed) return [];
  const counts: SearchCount[] = [];
  const words = readSearchedWords(q ?? [service, city].filter(Boolean).join(', '));
  const understood = q === undefined ? undefined : await context.search.run(undefined, (engine) => engine.explain(q));
  if (found === 0 && words !== undefined) counts.push({ kind: 'nothing_found', name: words });
  if (found > 0 && understood && words !== undefined) {
    const core = coreWords(understood);
    if (core !== '') counts.push({ kind: 'words', name: core });
  }
  const meant = { service: service || serviceIn(understood), city: city || cityIn(understood) };
  const known = meant.service && (await listServices(context)).find(({ name }) => name.toLowerCase() === meant.service?.toLowerCase());
  if (known) counts.push({ kind: 'service', name: known.name });
  const place = meant.city && context.gazetteer.cityByName.get(foldText(meant.city))?.[0]?.place;
  if (place) counts.push({ kind: 'city', name: place.city });
  if (known && place) counts.push({ kind: 'service_in_city', name: `${known.name}\t${place.city}` });
  return counts;
}

/** The likeliest service that words name; nothing where one of them is not known just as it is spelt: they may mean another. */
function serviceIn(understood: Understanding | undefined): string | undefined {
  return understood?.isSure && understood.steps.some(({ as }) => as === 'trade') ? understood.trades[0]?.service : undefined;
}

/** The city that words name, where they name one. */
function cityIn(understood: Understanding | undefined): string | undefined {
  return understood?.places.length === 1 ? understood.places[0]?.city : undefined;
}
