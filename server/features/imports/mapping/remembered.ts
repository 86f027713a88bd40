import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Choices, Mapping } from '#server/features/imports/mapping/columns-of.ts';
import { insertMapping, selectMappings } from '#server/features/imports/mapping/queries.ts';
import type { TakenValues } from '#server/features/imports/values/apply-taken.ts';
import { type FileColumn, fileColumn } from '#shared/schemas/imports.ts';

/** So many of the mappings that were used last are looked at. */
const MOST = 200;

/** All headings of a table, whatever their order. */
export const hashOf = (keys: string[]) => createHash('sha256').update(JSON.stringify(keys.toSorted())).digest('hex');

export interface Remembered {
  recall: Mapping['recall'];
  /** What cells of a table with these headings were taken for. */
  takenIn(keys: string[]): TakenValues;
}

/**
 * What was chosen for the columns of files before: all of it for a table with the same headings; for another what its headings stood for when
 * they were used last, and not what was left out. Columns that there are no more are no choices.
 */
export async function loadRemembered(db: Kysely<DB>): Promise<Remembered> {
  const mappings = await selectMappings(db, MOST);
  const whole = new Map<string, Choices>();
  const byHeading = new Map<string, FileColumn>();
  const taken = new Map<string, TakenValues>();
  for (const { headings_hash, columns, taken: values } of mappings) {
    taken.set(headings_hash, values as TakenValues);
    const choices = new Map<string, FileColumn | undefined>();
    for (const [key, name] of Object.entries(columns as Record<string, string>)) {
      const column = fileColumn.safeParse(name).data;
      if (column !== undefined || name === '') choices.set(key, column);
      if (column !== undefined && !byHeading.has(key)) byHeading.set(key, column);
    }
    if (choices.size > 0) whole.set(headings_hash, choices);
  }
  return {
    recall: (keys) => whole.get(hashOf(keys)) ?? new Map(keys.flatMap((key) => (byHeading.has(key) ? [[key, byHeading.get(key)]] : []))),
    takenIn: (keys) => taken.get(hashOf(keys)) ?? {},
  };
}

/** Remembers what was chosen for a table with these headings. */
export async function remember(db: Kysely<DB>, keys: string[], columns: (FileColumn | undefined)[]): Promise<void> {
  await insertMapping(db, hashOf(keys), Object.fromEntries(keys.map((key, at) => [key, columns[at] ?? ''])));
}
