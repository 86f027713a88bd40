import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { selectServiceNews } from '#server/features/lexicon-upkeep/queries.ts';
import { shippedLexicon } from '#server/features/search/query-reader.ts';
import { ServiceNames } from '#server/features/search/service-names.ts';
import { lower, searchKey } from '#server/features/search/text.ts';
import type { LexiconEntry, ShippedLexicon } from '#server/features/understanding/understanding.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

let read: ShippedLexicon | undefined;

/** The files and everyday words of the program, read once; each saying once for a service, by the alphabet: lists are sorted sooner. */
function readShipped(): ShippedLexicon {
  if (read) return read;
  const { entries, noise } = shippedLexicon();
  const distinct = [...new Map(entries.map((entry) => [`${entry.saying}\n${entry.service}`, entry])).values()];
  read = { entries: distinct.sort((a, b) => (a.saying < b.saying ? -1 : Number(a.saying > b.saying))), noise };
  return read;
}

/** The sayings that come with the program. */
export function listShippedSayings(): LexiconEntry[] {
  return readShipped().entries;
}

/** Whether words are a brand's that comes with the program and that no trade has there: the team may give it one. */
export function isBrand(words: string): boolean {
  return readShipped().noise.some(({ saying, kind }) => kind === 'brand' && lower(saying) === words);
}

/**
 * Finds the service that a name of the program's files stands for today: files name services as the catalogue first did, and the team
 * renames them.
 */
export async function readShippedNames(db: Kysely<DB>, services: Service[]): Promise<(shippedAs: string) => Service | undefined> {
  const names = new ServiceNames();
  for (const word of await selectServiceNews(db)) names.learn(word);
  const byKey = new Map(services.map((service) => [searchKey(service.name), service]));
  return (shippedAs) => byKey.get(names.current(searchKey(shippedAs)) ?? searchKey(shippedAs));
}
