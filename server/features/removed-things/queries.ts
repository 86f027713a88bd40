import { type Insertable, type Kysely, sql } from 'kysely';
import { MOST_COUNTED } from '#server/base/page-of.ts';
import type { DB, RemovedThings } from '#server/db/types.ts';
import { PRESERVED_DAYS } from '#shared/grievance-kinds.ts';
import { limits } from '#shared/limits.ts';
import type { RemovedKind } from '#shared/schemas/removed-things.ts';

/** As long as it can be brought back. */
const isKept = sql<boolean>`removed_at > now() - make_interval(days => ${sql.lit(limits.removedDays)})`;

/** Reviews are preserved longer than they can be brought back: rule 3(1)(g) of the IT Rules, 2021. */
const isPreserved = sql<boolean>`kind = 'review' and removed_at > now() - make_interval(days => ${sql.lit(PRESERVED_DAYS)})`;

export async function insertThing(db: Kysely<DB>, thing: Insertable<RemovedThings>): Promise<string> {
  const row = await db.insertInto('removed_things').values(thing).returning('removed_thing_id').executeTakeFirstOrThrow();
  return row.removed_thing_id;
}

export async function insertTrace(db: Kysely<DB>, keptId: string, table: string, key: Record<string, string>): Promise<void> {
  await sql`
    insert into removed_rows (removed_thing_id, place, table_name, row, is_trace)
    select ${keptId}::uuid, max(place) + 1, ${table}::text, ${JSON.stringify(key)}::jsonb, true
    from removed_rows where removed_thing_id = ${keptId}`.execute(db);
}

interface Named {
  kind: RemovedKind;
  id: string;
}

/** The id under which a thing is kept. */
export async function findKeptId(db: Kysely<DB>, { kind, id }: Named): Promise<string | undefined> {
  const row = await db
    .selectFrom('removed_things')
    .select('removed_thing_id')
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .executeTakeFirst();
  return row?.removed_thing_id;
}

/** A kept thing, which nobody else can bring back or forget until the transaction ends. */
export function lockThing(db: Kysely<DB>, keptId: string) {
  return db
    .selectFrom('removed_things')
    .select(['name', 'pictures', isKept.as('is_kept')])
    .where('removed_thing_id', '=', keptId)
    .forUpdate()
    .executeTakeFirst();
}

/** Forgets a thing that is back. */
export async function deleteThing(db: Kysely<DB>, keptId: string): Promise<void> {
  await db.deleteFrom('removed_things').where('removed_thing_id', '=', keptId).execute();
}

/** Forgets what can be brought back no more, and what is not preserved. @returns the keys of its pictures. */
export async function deleteOldThings(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .deleteFrom('removed_things')
    .where(sql<boolean>`not (${isKept}) and not (${isPreserved})`)
    .returning('pictures')
    .execute();
  return rows.flatMap(({ pictures }) => pictures);
}

const keptThings = (db: Kysely<DB>, kinds: readonly RemovedKind[]) =>
  db.selectFrom('removed_things as things').where(isKept).where('kind', 'in', kinds);

/** What of these kinds can be brought back, the last removed first; `row` is the thing's own. */
export function selectThings(db: Kysely<DB>, kinds: readonly RemovedKind[], { limit, offset }: { limit: number; offset: number }) {
  return keptThings(db, kinds)
    .innerJoin('removed_rows as own', (join) => join.onRef('own.removed_thing_id', '=', 'things.removed_thing_id').on('place', '=', 1))
    .leftJoin('admins', 'admins.admin_id', 'things.admin_id')
    .leftJoin('api_keys', 'api_keys.api_key_id', 'things.api_key_id')
    .select(['kind', 'thing_id', 'things.name', 'pictures', 'removed_at', 'own.row'])
    .select(sql<string | null>`coalesce(admins.email, 'key: ' || api_keys.name)`.as('removed_by'))
    .orderBy('removed_at', 'desc')
    .orderBy('things.removed_thing_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countThings(db: Kysely<DB>, kinds: readonly RemovedKind[]): Promise<number> {
  const { n } = await db
    .selectFrom(keptThings(db, kinds).select('removed_thing_id').limit(MOST_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** By which column rows name an account, and as what. */
export interface AccountName {
  column: 'user_id' | 'business_id';
  id: string;
}

/**
 * Forgets what an account wrote, or what was written of its business, and whatever of it went with other things.
 * @returns the keys of pictures that went.
 */
export async function forgetAccount(db: Kysely<DB>, { column, id }: AccountName): Promise<string[]> {
  const { rows } = await sql<{ pictures: string[] }>`
    delete from removed_things things using removed_rows own
    where own.removed_thing_id = things.removed_thing_id and place = 1 and own.row ->> ${sql.lit(column)} = ${id}
    returning pictures`.execute(db);
  await sql`delete from removed_rows where row ->> ${sql.lit(column)} = ${id}`.execute(db);
  return rows.flatMap(({ pictures }) => pictures);
}

/** Forgets what went with other things under an address, and takes it from what was signed with it. */
export async function forgetEmail(db: Kysely<DB>, email: string): Promise<void> {
  await sql`delete from removed_rows where lower(row ->> 'email') = lower(${email}) and place > 1`.execute(db);
  await sql`update removed_rows set row = row || '{"email": null}' where lower(row ->> 'email') = lower(${email})`.execute(db);
}

/** A row of an account's among what is kept. */
interface OwnRow {
  table_name: string;
  row: { name?: string; email?: string | null; description?: string; comment?: string; body?: string; rating?: number; created_at: string };
  /** With what it went, and what that is called. */
  kind: RemovedKind;
  thing: string;
  /** How many the thing shows. */
  pictures: number;
  removed_at: Date;
}

/** What an account wrote, voted or answered, of what the team removed and keeps. */
export async function selectOwnRows(db: Kysely<DB>, { column, id }: AccountName): Promise<OwnRow[]> {
  const isOwn = sql`rows.row ->> ${sql.lit(column)} = ${id} and rows.table_name in ('reviews', 'review_votes', 'comments')`;
  const { rows } = await sql<OwnRow>`
    select rows.table_name, rows.row, things.kind, things.name as thing, cardinality(pictures) as pictures, removed_at
    from removed_things things
      join removed_rows rows using (removed_thing_id)
      join removed_rows own on own.removed_thing_id = things.removed_thing_id and own.place = 1
    where ${
      column === 'user_id'
        ? isOwn
        : sql`(${isOwn} and rows.place > 1) or (rows.table_name = 'review_replies' and own.row ->> 'business_id' = ${id})`
    }
    order by removed_at, rows.place`.execute(db);
  return rows;
}
