import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { ServiceCategory } from '#shared/schemas/catalogue.ts';

const COLUMNS = ['service_id', 'name', 'name_en', 'name_hi', 'category', 'version'] as const;

/** All services in the catalogue's order; later ones follow by name. */
export function selectServices(db: Kysely<DB>) {
  return db.selectFrom('services').select(COLUMNS).orderBy('category').orderBy('position').orderBy('name').execute();
}

/** Adds the services that a database without any needs. */
export async function insertServicesIfNone(db: Kysely<DB>, services: { name: string; category: string; position: number }[]) {
  const some = await db.selectFrom('services').select('service_id').limit(1).executeTakeFirst();
  if (!some) await db.insertInto('services').values(services).execute();
}

/** Names in Hindi for a catalogue without any: what the team has changed or emptied stays. */
export async function fillHindiNamesIfNone(db: Kysely<DB>, names: { name: string; name_hi: string }[]) {
  const some = await db.selectFrom('services').select('service_id').where('name_hi', 'is not', null).limit(1).executeTakeFirst();
  if (some) return;
  await sql`
    update services set name_hi = filled.name_hi
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as filled (name text, name_hi text)
    where services.name = filled.name`.execute(db);
}

interface ServiceFields {
  name: string;
  name_en?: string | null;
  name_hi?: string | null;
  category: ServiceCategory;
}

/** @throws the unique constraint's error when the name is taken. */
export function insertService(db: Kysely<DB>, service: ServiceFields) {
  return db.insertInto('services').values(service).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** The service as it is, which nobody else can change until the transaction ends. */
export function lockService(db: Kysely<DB>, serviceId: string) {
  return db.selectFrom('services').select(COLUMNS).where('service_id', '=', serviceId).forUpdate().executeTakeFirst();
}

/** @throws the unique constraint's error when the name is another's. */
export function updateServiceRow(db: Kysely<DB>, serviceId: string, service: ServiceFields) {
  return db
    .updateTable('services')
    .set({ ...service, updated_at: sql`now()` })
    .where('service_id', '=', serviceId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteServiceRow(db: Kysely<DB>, serviceId: string) {
  await db.deleteFrom('services').where('service_id', '=', serviceId).execute();
}

/** Businesses of a service write its name in any case and spacing, as in a search by it. */
const offers = (name: string) => sql<boolean>`search_key(service) = search_key(${name})`;

/** How many businesses, of any status, are of the service. */
export async function countBusinessesOf(db: Kysely<DB>, name: string): Promise<number> {
  const { n } = await db
    .selectFrom('businesses')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(offers(name))
    .executeTakeFirstOrThrow();
  return n;
}

/** Writes a service's new name into its businesses, however many they are, in one statement. @returns their number. */
export async function renameOnBusinesses(db: Kysely<DB>, before: string, after: string): Promise<number> {
  await sql`set local statement_timeout = '5min'`.execute(db);
  const { numUpdatedRows } = await db
    .updateTable('businesses')
    .set({ service: after })
    .where(offers(before))
    .where('service', '<>', after)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Names that services had, the last ones first. */
export function selectFormerNames(db: Kysely<DB>) {
  return db.selectFrom('former_service_names').select(['name', 'service_id']).orderBy('renamed_at', 'desc').execute();
}

/** Remembers the name that a service had; one that it has now is none of those. */
export async function keepFormerName(db: Kysely<DB>, serviceId: string, before: string, after: string) {
  await db.deleteFrom('former_service_names').where(sql`lower(name)`, '=', after.toLowerCase()).execute();
  await sql`
    insert into former_service_names (name, service_id) values (${before}, ${serviceId})
    on conflict (lower(name)) do update set name = excluded.name, service_id = excluded.service_id, renamed_at = now()`.execute(db);
}

/** The team's sayings for a service, which go when the service does. */
export async function selectSayingsOfService(db: Kysely<DB>, serviceId: string): Promise<string[]> {
  const rows = await db.selectFrom('sayings').select('saying').where('service_id', '=', serviceId).orderBy('saying').execute();
  return rows.map(({ saying }) => saying);
}
