import { currentLanguage, LANGUAGES, type Language } from '#shared/site-language.ts';

export interface NamedService {
  /** What it is known by, in calls, addresses and data. */
  name: string;
  /** What pages in each language call it instead. */
  nameEnglish?: string | null;
  nameHindi?: string | null;
}

/** What services are called where that is not the name they are known by: for each language by that name in lower case. */
const known: Record<Language, ReadonlyMap<string, string>> = { en: new Map(), hi: new Map() };

const keyOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

const shownIn: Record<Language, (service: NamedService) => string | null | undefined> = {
  en: ({ nameEnglish }) => nameEnglish,
  hi: ({ nameHindi }) => nameHindi,
};

/** Takes over what services are called: the server, as it reads them, in every language; a page, as it is told them, in its own. */
export function knowServiceNames(services: readonly NamedService[], languages: readonly Language[] = LANGUAGES): void {
  for (const language of languages) {
    const shown = shownIn[language];
    known[language] = new Map(services.filter(shown).map((service) => [keyOf(service.name), shown(service) ?? '']));
  }
}

/** All that a service is called: people may type any of it. */
export function namesOf({ name, nameEnglish, nameHindi }: NamedService): string[] {
  return [name, nameEnglish, nameHindi].filter((called) => typeof called === 'string');
}

/** A service as the language of the moment says it; the name that it is known by, where it has no other. */
export function serviceName(name: string): string {
  return known[currentLanguage()].get(keyOf(name)) ?? name;
}

/** A service as it is shown: in the language of the page, its first letter large (docs/product/pages.md). */
export function capitalise(name: string): string {
  return withLargeFirst(serviceName(name));
}

/** The first letter large. */
export function withLargeFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
