import { currentLanguage, DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/** What services are called in the language that is not the names' own, by their names in lower case. */
let known: ReadonlyMap<string, string> = new Map();

const keyOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Takes over what services are called in Hindi: the server as it reads them, a page as it is told them. */
export function knowServiceNames(services: readonly { name: string; nameHindi: string | null }[]): void {
  known = new Map(services.flatMap(({ name, nameHindi }) => (nameHindi ? [[keyOf(name), nameHindi]] : [])));
}

/** A service as the language of the moment says it; its English name, which it is known by, where it has no other. */
export function serviceName(name: string): string {
  return (currentLanguage() === DEFAULT_LANGUAGE ? undefined : known.get(keyOf(name))) ?? name;
}
