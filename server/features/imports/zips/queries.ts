import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { PhotoFault } from '#shared/schemas/imports.ts';

/** What photos that rows name as files have, and no address. */
export const IS_FILE = sql<boolean>`url !~* '^[a-z][a-z0-9+.-]*://'`;

/** A row that names photos: their names and addresses, or the cell of one that is still to be put right. */
export interface NamingRow {
  line: number;
  photos: string[] | null;
  cell: string | null;
}

/** Rows of an import that wait with photos, after a line of the file. */
export async function selectNaming(db: Kysely<DB>, importId: string, after: number, most: number): Promise<NamingRow[]> {
  const { rows } = await sql<NamingRow>`
    select line, business -> 'photos' as photos, case when outcome = 'error' then business -> 'cells' ->> 'photos' end as cell
    from import_rows
    where import_id = ${importId} and line > ${after}
      and (business ? 'photos' or (outcome = 'error' and business -> 'cells' ? 'photos'))
    order by line limit ${most}`.execute(db);
  return rows;
}

/** Files that rows name which were imported, and have not had yet, after a line of the file. */
export async function selectNamed(db: Kysely<DB>, importId: string, after: number, most: number): Promise<NamingRow[]> {
  const { rows } = await sql<NamingRow>`
    select line, jsonb_agg(url order by place) as photos, null as cell
    from import_photos where import_id = ${importId} and line > ${after} and state <> 'added' and ${IS_FILE}
    group by line order by line limit ${most}`.execute(db);
  return rows;
}

/** What became of a file that rows name: where it lies, or why it does not. */
export type TakenFile = { name: string } & ({ stored: string } | { fault: PhotoFault });

/** Keeps what came with a ZIP; what is worse than what an earlier one had does not take its place. @returns what is needed no more. */
export async function putFiles(transaction: Transaction<DB>, importId: string, files: TakenFile[]): Promise<string[]> {
  const { rows } = await sql<{ stored: string }>`
    with given as (
      select name, stored, fault from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as file(name text, stored text, fault text)),
    before as (
      select name, import_pictures.stored from import_pictures join given using (name)
      where import_id = ${importId} and import_pictures.stored is not null and given.stored is not null),
    put as (
      insert into import_pictures (import_id, name, stored, fault) select ${importId}, name, stored, fault from given
      on conflict (import_id, name) do update set stored = excluded.stored, fault = excluded.fault, added_at = now()
        where excluded.stored is not null or import_pictures.stored is null)
    select distinct stored from before
    where not exists (
      select from import_pictures other where import_id = ${importId} and other.stored = before.stored and other.name not in (select name from before))`.execute(
    transaction,
  );
  return rows.map(({ stored }) => stored);
}

export async function setZip(transaction: Transaction<DB>, importId: string, zip: object): Promise<void> {
  await transaction
    .updateTable('imports')
    .set({ zip: JSON.stringify(zip) })
    .where('import_id', '=', importId)
    .execute();
}

/** Photos that failed, and of which the file has come now, wait again. */
export async function reviveFailed(transaction: Transaction<DB>, importId: string, names: string[]): Promise<void> {
  await transaction
    .updateTable('import_photos')
    .set({ state: 'waiting', fault: null, tries: 0 })
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .where('url', '=', sql<string>`any (${names}::text[])`)
    .execute();
}

/** Whether a ZIP came for an import, and what it had under a name. */
export async function findFile(db: Kysely<DB>, importId: string, name: string) {
  const row = await db
    .selectFrom('imports')
    .leftJoin('import_pictures', (join) => join.onRef('import_pictures.import_id', '=', 'imports.import_id').on('name', '=', name))
    .select(['stored', 'fault', ({ eb }) => eb('zip', 'is not', null).as('has_zip')])
    .where('imports.import_id', '=', importId)
    .executeTakeFirst();
  return { stored: row?.stored ?? undefined, fault: (row?.fault ?? undefined) as PhotoFault | undefined, hasZip: Boolean(row?.has_zip) };
}

/** Whether the same bytes have become a photo of a business before, which is still there. */
export async function hasSame(db: Kysely<DB>, businessId: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_photos')
    .innerJoin('businesses', 'businesses.business_id', 'import_photos.business_id')
    .select('picture')
    .where('import_photos.business_id', '=', businessId)
    .where('hash', '=', hash)
    .where('import_photos.state', '=', 'added')
    .where(sql<boolean>`picture = any (images)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the files of an import. @returns where they lie. */
export async function deleteFiles(db: Kysely<DB>, importId: string): Promise<string[]> {
  const rows = await db.deleteFrom('import_pictures').where('import_id', '=', importId).returning('stored').execute();
  return rows.flatMap(({ stored }) => stored ?? []);
}

/** Forgets the files of an import that is done and has taken them all. @returns where they lie. */
export async function deleteTaken(db: Kysely<DB>, importId: string): Promise<string[]> {
  const { rows } = await sql<{ stored: string | null }>`
    delete from import_pictures using imports
    where import_pictures.import_id = ${importId} and imports.import_id = ${importId} and status = 'done'
      and not exists (select from import_photos where import_id = ${importId} and state = 'waiting' and ${IS_FILE})
    returning stored`.execute(db);
  return rows.flatMap(({ stored }) => stored ?? []);
}

/** Forgets files that nobody has taken for long, and those of imports that are forgotten; what still waits for one waits for another ZIP. */
export async function deleteOldFiles(db: Kysely<DB>): Promise<string[]> {
  const long = sql<Date>`now() - make_interval(days => ${importLimits.daysKept})`;
  const { rows } = await sql<{ stored: string | null }>`
    with gone as (
      delete from import_pictures using imports
      where import_pictures.import_id = imports.import_id and (added_at < ${long} or (status = 'checked' and created_at < ${long}))
      returning import_pictures.import_id, stored),
    waiting as (update imports set zip = null where import_id in (select import_id from gone) and status in ('checked', 'failed', 'stopped'))
    select stored from gone`.execute(db);
  return rows.flatMap(({ stored }) => stored ?? []);
}

/** Those of some files that no import has. */
export async function selectUnknown(db: Kysely<DB>, stored: string[]): Promise<string[]> {
  const { rows } = await sql<{ stored: string }>`
    select stored from unnest(${stored}::text[]) as stored where not exists (select from import_pictures where import_pictures.stored = stored.stored)`.execute(
    db,
  );
  return rows.map((row) => row.stored);
}

/** Forgets names of files, and what ZIPs held, that tell of somebody. */
export async function forgetFiles(transaction: Transaction<DB>, mentions: string): Promise<void> {
  await sql`delete from import_pictures where name ~* ${mentions}`.execute(transaction);
  await sql`update imports set zip = null where zip::text ~* ${mentions}`.execute(transaction);
}
