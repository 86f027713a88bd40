import type { Values } from '#server/features/search/statement.ts';
import { containing } from '#server/features/search/text.ts';

/** What a filter asks for, by keys and words. */
export interface FilterKeys {
  state: string | undefined;
  city: string | undefined;
  /** Services by key; undefined for any. */
  services: string[] | undefined;
  /** Services by key that are left out, where any is asked for. */
  without: string[];
  /** Words of a service that is not in the catalogue: all must stand in the names or the service, or `services` holds. */
  serviceWords: string[];
  /** Words that must stand anywhere in the text. */
  words: string[];
}

export function placeTests({ state, city }: Pick<FilterKeys, 'state' | 'city'>, values: Values): string[] {
  return [
    ...(state === undefined ? [] : [`state_key = ${values.add(state, 'text')}`]),
    ...(city === undefined ? [] : [`city_key = ${values.add(city, 'text')}`]),
  ];
}

export function tradeTests(
  { services, without, serviceWords }: Pick<FilterKeys, 'services' | 'without' | 'serviceWords'>,
  values: Values,
): string[] {
  if (services === undefined && without.length > 0) return [`service_key <> all (${values.add(without, 'text[]')})`];
  if (services === undefined || serviceWords.length > 0) return [];
  const [service, ...others] = services;
  return others.length === 0 ? [`service_key = ${values.add(service, 'text')}`] : [`service_key = any (${values.add(services, 'text[]')})`];
}

export function wordTests(
  { services, serviceWords, words }: Pick<FilterKeys, 'services' | 'serviceWords' | 'words'>,
  values: Values,
): string[] {
  const tests: string[] = [];
  if (words.length > 0) tests.push(`txt like all (${values.add(words.map(containing), 'text[]')})`);
  if (serviceWords.length > 0) {
    const patterns = values.add(serviceWords.map(containing), 'text[]');
    const title = [1, 2, 5].map((line) => `split_part(txt, E'\\n', ${line})`).join(` || E'\\n' || `);
    const inTitle = `(txt like all (${patterns}) and ${title} like all (${patterns}))`;
    tests.push(services ? `(${inTitle} or service_key = any (${values.add(services, 'text[]')}))` : inTitle);
  }
  return tests;
}
