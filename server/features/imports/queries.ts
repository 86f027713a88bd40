import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { NewRow } from '#server/features/imports/kept-row.ts';
import { keepRemark } from '#server/features/imports/remarks.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import { type ImportOutcome, importColumns } from '#shared/schemas/imports.ts';
import { messages } from '#shared/texts.ts';

type Page = { limit: number; offset: number };

/** A file that a job is to read. */
interface Waiting {
  status?: 'checking';
  task?: string;
}

export function insertImport(
  db: Kysely<DB>,
  values: { admin_id: string; file_name: string; sheets: string[]; headings_hashes: string[]; clears_empty: boolean } & Waiting,
) {
  return db.insertInto('imports').values(values).returning('import_id').executeTakeFirstOrThrow();
}

export async function insertImportRows(db: Kysely<DB>, importId: string, rows: NewRow[]): Promise<void> {
  await sql`insert into import_rows (import_id, line, outcome, errors, business, business_id)
    select ${importId}, line, outcome, errors, business, "businessId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(line int, outcome text, errors jsonb, business jsonb, "businessId" uuid)`.execute(db);
}

interface Counts {
  row_count: number;
  new_count: number;
  change_count: number;
  conflict_count: number;
  same_count: number;
  names_files: boolean;
  duplicate_count: number;
  error_count: number;
  ignored_columns: string[];
}

export function setCounts(db: Kysely<DB>, importId: string, counts: Partial<Counts>) {
  return db
    .updateTable('imports')
    .set({ ...counts, unknown: null })
    .where('import_id', '=', importId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The cities of rows, each once: under the one name that listings carry (`key`), and under all of its names. */
const citiesOf = (rows: string) => sql`cities as materialized (
      select city, key, array(select alias from city_aliases where city_key = key) || key as names
      from (select distinct city from ${sql.table(rows)}) named,
        lateral (select coalesce((select city_key from city_aliases where alias = search_key(city)), search_key(city)) as key offset 0) keyed)`;

/** Whether the directory has a business of that name under any name of the city: by the index on both. */
const IS_LISTED = sql<boolean>`exists (
    select from businesses listed where search_key(listed.name) = search_key(row.name) and search_key(listed.city) = any (cities.names))`;

export interface Candidate {
  line: number;
  name: string;
  city: string;
  phoneNo: string;
}

/** What identifies each candidate beside its phone number, and whether the directory has it. */
export async function findListed(db: Kysely<DB>, candidates: Candidate[]) {
  const { rows } = await sql<{ line: number; name_and_city: string; phone_listed: boolean; name_listed: boolean }>`
    with candidates as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) as row(line int, name text, city text, "phoneNo" text)),
    ${citiesOf('candidates')}
    select line, search_key(row.name) || ${'\n'} || cities.key as name_and_city,
      exists (select from businesses listed where listed.phone_no = row."phoneNo") as phone_listed,
      ${IS_LISTED} as name_listed
    from candidates row join cities using (city)`.execute(db);
  return new Map(rows.map((row) => [row.line, row]));
}

/** The next rows of a file that are kept as new businesses, with what identifies each, in the order of the file. */
export async function selectNewRows(db: Kysely<DB>, importId: string, after: number, most: number) {
  const { rows } = await sql<{ line: number; phone: string; name_and_city: string }>`
    with kept as materialized (
      select line, business ->> 'phoneNo' as phone, business ->> 'name' as name, business ->> 'city' as city
      from import_rows where import_id = ${importId} and outcome = 'new' and line > ${after} order by line limit ${most}),
    ${citiesOf('kept')}
    select line, phone, search_key(row.name) || ${'\n'} || cities.key as name_and_city
    from kept row join cities using (city) order by line`.execute(db);
  return rows;
}

export function findImport(db: Kysely<DB>, importId: string) {
  return db.selectFrom('imports').selectAll().where('import_id', '=', importId).executeTakeFirst();
}

export function selectImports(db: Kysely<DB>, { limit, offset }: Page) {
  return db
    .selectFrom('imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('import_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countImports(db: Kysely<DB>): Promise<number> {
  const { n } = await db
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

function rowsOf(db: Kysely<DB>, importId: string, outcome: ImportOutcome | undefined) {
  const rows = db.selectFrom('import_rows').where('import_id', '=', importId);
  return outcome ? rows.where('outcome', '=', outcome) : rows;
}

export function selectRows(db: Kysely<DB>, importId: string, outcome: ImportOutcome | undefined, { limit, offset }: Page) {
  // The lines of the pages before are counted in the index, without their rows.
  const lines = rowsOf(db, importId, outcome).select('line').orderBy('line').limit(limit).offset(offset);
  return db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('line', 'in', lines)
    .select(['line', 'outcome', 'errors', 'business'])
    .orderBy('line')
    .execute();
}

export async function countRows(db: Kysely<DB>, importId: string, outcome: ImportOutcome | undefined): Promise<number> {
  const { n } = await rowsOf(db, importId, outcome)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** The rows with errors after a line of the file, in its order. */
/** The columns that cells of rows with errors are kept of: all that its file had for a row that names a business, those with something in them for others. */
export async function selectFaultyColumns(db: Kysely<DB>, importId: string): Promise<Set<string>> {
  const rows = await rowsOf(db, importId, 'error')
    .select(sql<string>`jsonb_object_keys(business -> 'cells')`.as('name'))
    .distinct()
    .execute();
  return new Set(rows.map(({ name }) => name));
}

export function selectFaultyRows(db: Kysely<DB>, importId: string, after: number, limit: number) {
  return rowsOf(db, importId, 'error')
    .select(['line', 'errors', 'business'])
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** Whom the mail about an imported business goes to. */
export function findImported(db: Kysely<DB>, businessId: string) {
  return db.selectFrom('businesses').select(['email', 'status', 'language']).where('business_id', '=', businessId).executeTakeFirst();
}

/** The import, which nobody else can start until the transaction ends. */
export function lockImport(db: Transaction<DB>, importId: string) {
  return db.selectFrom('imports').selectAll().where('import_id', '=', importId).forUpdate().executeTakeFirst();
}

interface Start {
  adminId: string;
  importAs: 'pending' | 'approved';
  tellsOwners: boolean;
}

export function setStarted(db: Kysely<DB>, importId: string, { adminId, importAs, tellsOwners }: Start) {
  return db
    .updateTable('imports')
    .set({ status: 'importing', import_as: importAs, tells_owners: tellsOwners, started_by: adminId, failure: '', finished_at: null })
    .where('import_id', '=', importId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectRunning(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('imports').select('import_id').where('status', '=', 'importing').orderBy('created_at').execute();
  return rows.map((row) => row.import_id);
}

/** Imports are done one batch after the other, whatever their file: two files may name the same business. */
export async function awaitImportTurn(transaction: Transaction<DB>) {
  await sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`.execute(transaction);
}

/** The import while it runs; nothing when it has ended. Waits for whoever presses Start again. */
export function takeRunning(transaction: Transaction<DB>, importId: string) {
  return transaction
    .selectFrom('imports')
    .select(['import_as', 'tells_owners', 'started_by'])
    .where('import_id', '=', importId)
    .where('status', '=', 'importing')
    .forUpdate()
    .executeTakeFirst();
}

/** The fields of a row that waits, by their names and with their types, and the columns that they become. */
const IMPORTED = {
  typed: sql.join(importColumns.map((name) => sql`${sql.ref(name)} ${sql.raw(describeField(name).stored)}`)),
  // A file that was checked by an earlier version has no answer there.
  names: sql.join(
    importColumns.map((name) => (describeField(name).stored === 'boolean' ? sql`coalesce(${sql.ref(name)}, false)` : sql.ref(name))),
  ),
  columns: sql.join(importColumns.map((name) => sql.ref(describeField(name).column))),
};

/**
 * Makes businesses of an import's next rows. A row whose business is made goes in the same statement, with all that it held; one
 * whose business somebody has added since the file was checked becomes a duplicate.
 * @returns how many rows were looked at, none when the import is through, the businesses that were made, and the rows with photos to fetch.
 */
export async function importRows(transaction: Transaction<DB>, importId: string, status: string, most: number) {
  const { rows } = await sql<{ imported: number; skipped: number; made: string[]; photo_lines: number[] }>`
    with batch as materialized (
      select line, business.*
      from import_rows, jsonb_to_record(business) as business(${IMPORTED.typed}, "externalKey" text, photos jsonb)
      where import_id = ${importId} and outcome = 'new' order by line limit ${most}),
    ${citiesOf('batch')},
    imported as (
      insert into businesses (${IMPORTED.columns}, external_key, status)
      select ${IMPORTED.names}, "externalKey", ${status}
      from batch row join cities using (city)
      where not ${IS_LISTED}
      order by line
      on conflict do nothing
      returning phone_no, business_id, version),
    kept as (
      insert into import_changes (import_id, line, business_id, version)
      select ${importId}, batch.line, imported.business_id, imported.version from imported join batch on batch."phoneNo" = imported.phone_no),
    photographed as (
      insert into import_photos (import_id, line, business_id, place, url)
      select ${importId}, batch.line, imported.business_id, place - 1, url
      from imported join batch on batch."phoneNo" = imported.phone_no,
        jsonb_array_elements_text(coalesce(batch.photos, '[]')) with ordinality as photo(url, place)
      returning line),
    gone as (
      delete from import_rows using batch
      where import_rows.import_id = ${importId} and import_rows.line = batch.line and "phoneNo" in (select phone_no from imported)),
    skipped as (
      update import_rows set outcome = 'duplicate', business = jsonb_build_object('name', batch.name, 'city', batch.city),
        errors = ${JSON.stringify([keepRemark(null, () => messages.importListedSince)])}::jsonb
      from batch
      where import_rows.import_id = ${importId} and import_rows.line = batch.line
        and "phoneNo" not in (select phone_no from imported)
      returning import_rows.line),
    counted as (
      select (select count(*)::int from imported) as imported, (select count(*)::int from skipped) as skipped),
    noted as (
      update imports set imported_count = imported_count + counted.imported, new_count = new_count - counted.skipped,
        duplicate_count = duplicate_count + counted.skipped
      from counted where import_id = ${importId})
    select imported, skipped, array(select business_id::text from imported) as made,
      array(select distinct line from photographed order by line) as photo_lines from counted`.execute(transaction);
  const { imported, skipped, made, photo_lines: photoLines } = rows[0] ?? { imported: 0, skipped: 0, made: [], photo_lines: [] };
  return { lookedAt: imported + skipped, made, photoLines };
}

export async function setEnded(db: Kysely<DB>, importId: string, status: 'done' | 'failed', failure = '') {
  await db
    .updateTable('imports')
    .set({ status, failure, finished_at: sql`now()` })
    .where('import_id', '=', importId)
    .where('status', '=', 'importing')
    .execute();
}

/** Deletes the rows that wait to be imported with this e-mail. To be called in turn (`awaitImportTurn`). */
export async function deleteRowsOf(transaction: Transaction<DB>, email: string): Promise<void> {
  await sql`
    with gone as (
      delete from import_rows
      where outcome = 'new' and lower(business ->> 'email') = lower(${email})
      returning import_id),
    counted as (select import_id, count(*)::int as n from gone group by import_id)
    update imports set row_count = row_count - n, new_count = new_count - n from counted
      where imports.import_id = counted.import_id`.execute(transaction);
}

/** Takes an e-mail and a number out of the cells that are kept of rows which add no business: a shifted column puts either there. */
export async function eraseFromRows(
  transaction: Transaction<DB>,
  { mentions, traces, by }: { mentions: string; traces: string; by: string },
): Promise<void> {
  const cell = (name: string) => sql`regexp_replace(business ->> ${name}, ${traces}, ${by}, 'gi')`;
  await sql`
    update import_rows set business = jsonb_strip_nulls(jsonb_build_object('name', ${cell('name')}, 'city', ${cell('city')}, 'cells',
        case when business ->> 'cells' ~* ${traces} then null else business -> 'cells' end))
      where outcome in ('duplicate', 'error') and (business ->> 'name' ~* ${mentions} or business ->> 'city' ~* ${mentions} or business ->> 'cells' ~* ${mentions})`.execute(
    transaction,
  );
}
