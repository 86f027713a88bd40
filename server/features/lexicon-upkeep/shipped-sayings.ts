import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { selectServiceNews } from '#server/features/lexicon-upkeep/queries.ts';
import { shippedLexicon } from '#server/features/search/query-reader.ts';
import { ServiceNames } from '#server/features/search/service-names.ts';
import { lower, searchKey } from '#server/features/search/text.ts';
import type { LexiconEntry, ShippedLexicon } from '#server/features/understanding/understanding.ts';
import type { Service } from '#shared/schemas/catalogue.ts';

interface Shipped extends ShippedLexicon {
  /** How many sayings each service has, by the name that it has in the files. */
  numbers: ReadonlyMap<string, number>;
}

let read: Shipped | undefined;

/** The files and everyday words of the program, read once; each saying once for a service, by the alphabet. */
function readShipped(): Shipped {
  if (read) return read;
  const { entries, noise } = shippedLexicon();
  const distinct = [...new Map(entries.map((entry) => [`${entry.saying}\n${entry.service}`, entry])).values()];
  const numbers = new Map<string, number>();
  for (const { service } of distinct) numbers.set(service, (numbers.get(service) ?? 0) + 1);
  read = { entries: distinct.sort(byAlphabet), noise, numbers };
  return read;
}

function byAlphabet(a: LexiconEntry, b: LexiconEntry): number {
  if (a.saying === b.saying) return a.service < b.service ? -1 : 1;
  return a.saying < b.saying ? -1 : 1;
}

/** The sayings that come with the program, in small letters, by the alphabet. */
export function listShippedSayings(): LexiconEntry[] {
  return readShipped().entries;
}

/** How many of them each service has, by the name that it has in the files. */
export function countShippedSayings(): ReadonlyMap<string, number> {
  return readShipped().numbers;
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
