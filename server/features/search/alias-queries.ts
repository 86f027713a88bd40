import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Makes the alias table of cities or states equal to `aliases`. @returns the aliases that changed. */
export async function replaceAliases(db: Kysely<DB>, kind: 'city' | 'state', aliases: ReadonlyMap<string, string>): Promise<string[]> {
  const table = sql.table(`${kind}_aliases`);
  const key = sql.ref(`${kind}_key`);
  const wanted = sql`unnest(${[...aliases.keys()]}::text[], ${[...aliases.values()]}::text[]) wanted (alias, key)`;
  const gone = await sql<{ alias: string }>`delete from ${table} known
    where not exists (select from ${wanted} where wanted.alias = known.alias) returning alias`.execute(db);
  const changed = await sql<{ alias: string }>`insert into ${table} as known (alias, ${key}) select alias, key from ${wanted}
    on conflict (alias) do update set ${key} = excluded.${key} where known.${key} <> excluded.${key} returning alias`.execute(db);
  return [...gone.rows, ...changed.rows].map(({ alias }) => alias);
}

/** Lists the businesses of these places anew, by the trigger that every change of a business runs. */
export async function relistPlaces(db: Kysely<DB>, cities: string[], states: string[]): Promise<void> {
  await sql`update businesses set city = city
    where status = 'approved' and (search_key(city) = any (${cities}) or search_key(state) = any (${states}))`.execute(db);
}
