import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

const SERVING = ['serves_cities', 'serves_km', 'lat', 'lng'] as const;

export function findServing(db: Kysely<DB>, businessId: string) {
  return db.selectFrom('businesses').select(SERVING).where('business_id', '=', businessId).executeTakeFirst();
}

/** The same, which nobody else can change until the transaction ends. */
export function lockServing(db: Kysely<DB>, businessId: string) {
  return db.selectFrom('businesses').select(SERVING).where('business_id', '=', businessId).forUpdate().executeTakeFirst();
}

export async function countServed(db: Kysely<DB>, businessId: string): Promise<number> {
  const { n } = await db
    .selectFrom('served_cities')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function updateServing(db: Kysely<DB>, businessId: string, serving: { serves_cities: string[]; serves_km: number | null }) {
  await db.updateTable('businesses').set(serving).where('business_id', '=', businessId).execute();
}

/** Puts cities, by 'city, state', in the place of those that the business came to, its own left out; keyed as listings are. */
export async function replaceServed(db: Kysely<DB>, businessId: string, cities: { city: string; state: string }[]): Promise<void> {
  await db.deleteFrom('served_cities').where('business_id', '=', businessId).execute();
  if (cities.length === 0) return;
  const keyOf = (column: 'city' | 'state', value: string) =>
    sql.raw(`coalesce((select ${column}_key from ${column}_aliases where alias = search_key(${value})), search_key(${value}))`);
  await sql`insert into served_cities (business_id, state_key, city_key)
    select distinct ${businessId}::uuid, ${keyOf('state', 'served.state')}, ${keyOf('city', 'served.city')}
    from unnest(${cities.map(({ city }) => city)}::text[], ${cities.map(({ state }) => state)}::text[]) served (city, state), businesses own
    where own.business_id = ${businessId}
      and (${keyOf('state', 'served.state')}, ${keyOf('city', 'served.city')})
        <> (${keyOf('state', 'own.state')}, ${keyOf('city', 'own.city')})`.execute(db);
}
