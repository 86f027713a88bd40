import { type Kysely, sql, type Transaction } from 'kysely';
import type { FileColumns } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import type { KeptChange } from '#server/features/imports/kept-row.ts';
import { sayLine } from '#server/features/imports/line-of-sheet.ts';
import { type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import { messages } from '#shared/texts.ts';

interface Wanted {
  line: number;
  businessId: string;
  phoneNo: string | null;
  externalKey: string | null;
}

/** Whether another business has the number, or the key, that each of some rows gives to its own. */
export async function selectTaken(db: Kysely<DB>, wanted: Wanted[]) {
  const { rows } = await sql<{ line: number; phone_taken: boolean; key_taken: boolean }>`
    select line,
      exists (select from businesses where phone_no = "phoneNo" and business_id <> "businessId") as phone_taken,
      exists (select from businesses where external_key = "externalKey" and business_id <> "businessId") as key_taken
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as row(line int, "businessId" uuid, "phoneNo" text, "externalKey" text)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.line, row]));
}

/** Makes rows with an error whose business, or key, another row further down names too. */
export async function refuseTwice(
  db: Kysely<DB>,
  importId: string,
  twice: { line: number; other: number }[],
  sheets: string[],
): Promise<void> {
  if (twice.length === 0) return;
  const said = twice.map(({ line, other }) => ({
    line,
    errors: [keepRemark(null, () => messages.importKeyTwice(sayLine(sheets, other)))],
  }));
  await sql`update import_rows set outcome = 'error', business_id = null, errors = said.errors, business = jsonb_build_object(
      'name', business -> 'name', 'city', business -> 'city', 'cells', coalesce(business -> 'cells', '{}'))
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said(line int, errors jsonb)
    where import_id = ${importId} and import_rows.line = said.line`.execute(db);
}

/** How many rows of a file have each outcome; those in which nothing differs are forgotten, as there is nothing to do. */
export async function countOutcomes(db: Kysely<DB>, importId: string) {
  const { rows } = await sql<Record<'new' | 'change' | 'conflict' | 'duplicate' | 'error' | 'same', number>>`
    with gone as (delete from import_rows where import_id = ${importId} and outcome = 'same' returning line)
    select (select count(*)::int from gone) as same, ${sql.join(
      ['new', 'change', 'conflict', 'duplicate', 'error'].map(
        (outcome) => sql`count(*) filter (where outcome = ${sql.lit(outcome)})::int as ${sql.ref(outcome)}`,
      ),
    )}
    from import_rows where import_id = ${importId}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counting gave no row');
  return counts;
}

/** Makes conflicts changes: whoever starts the import has seen them, and wants them written. */
export async function acceptConflicts(db: Kysely<DB>, importId: string): Promise<void> {
  await sql`with accepted as (
      update import_rows set outcome = 'change' where import_id = ${importId} and outcome = 'conflict' returning line)
    update imports set change_count = change_count + n, conflict_count = conflict_count - n
    from (select count(*)::int as n from accepted) as counted where import_id = ${importId}`.execute(db);
}

/** The next rows that change a business, in the order of the file. */
export async function takeChanges(db: Transaction<DB>, importId: string, most: number) {
  const rows = await db
    .selectFrom('import_rows')
    .select(['line', 'business_id', 'business'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'change')
    .where('business_id', 'is not', null)
    .orderBy('line')
    .limit(most)
    .forUpdate()
    .execute();
  return rows.map(({ line, business_id, business }) => ({
    line,
    businessId: business_id as string,
    change: business as unknown as KeptChange,
  }));
}

/** A row is done: what stood there before is kept, for whoever takes the import back. */
export async function noteChanged(
  db: Kysely<DB>,
  importId: string,
  { line, businessId, before, version }: { line: number; businessId: string; before: FileColumns; version: number },
): Promise<void> {
  await db
    .insertInto('import_changes')
    .values({ import_id: importId, line, business_id: businessId, before: JSON.stringify(before), version })
    .execute();
  await deleteRow(db, importId, line);
  await count(db, importId, { changed_count: 1 });
}

/** A row in which nothing is left to change. */
export async function noteSame(db: Kysely<DB>, importId: string, line: number): Promise<void> {
  await deleteRow(db, importId, line);
  await count(db, importId, { change_count: -1, same_count: 1 });
}

/** A row whose business somebody has changed since it was compared: it waits for whoever looks at it again. */
export async function noteConflict(
  db: Kysely<DB>,
  importId: string,
  line: number,
  { version, before }: Pick<KeptChange, 'version' | 'before'>,
) {
  const remarks = [keepRemark(null, () => messages.importEditedSinceCheck)];
  await sql`update import_rows set outcome = 'conflict', errors = ${JSON.stringify(remarks)}::jsonb,
      business = business || ${JSON.stringify({ version, before })}::jsonb
    where import_id = ${importId} and line = ${line}`.execute(db);
  await count(db, importId, { change_count: -1, conflict_count: 1 });
}

/** A row that cannot be written any more. */
export async function noteFault(db: Kysely<DB>, importId: string, line: number, remark: KeptRemark): Promise<void> {
  await sql`update import_rows set outcome = 'error', business_id = null, errors = ${JSON.stringify([remark])}::jsonb,
      business = jsonb_build_object('name', business -> 'name', 'city', business -> 'city', 'cells', business -> 'cells')
    where import_id = ${importId} and line = ${line}`.execute(db);
  await count(db, importId, { change_count: -1, error_count: 1 });
}

async function deleteRow(db: Kysely<DB>, importId: string, line: number) {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).where('line', '=', line).execute();
}

type Counted = 'change_count' | 'conflict_count' | 'same_count' | 'changed_count' | 'error_count';

async function count(db: Kysely<DB>, importId: string, by: Partial<Record<Counted, number>>) {
  const set = Object.entries(by).map(([column, n]) => [column, sql<number>`${sql.ref(column)} + ${n}::int`]);
  await db.updateTable('imports').set(Object.fromEntries(set)).where('import_id', '=', importId).execute();
}

/** Whether an import, which nobody else can change until the transaction ends, is being taken back, and by whom. */
export function lockUndoing(db: Transaction<DB>, importId: string) {
  return db
    .selectFrom('imports')
    .select('started_by')
    .where('import_id', '=', importId)
    .where('status', '=', 'undoing')
    .forUpdate()
    .executeTakeFirst();
}

/** The next rows to be taken back: the last first, as a later row may have changed what an earlier one did. */
export function takeDone(db: Transaction<DB>, importId: string, most: number) {
  return db
    .selectFrom('import_changes')
    .innerJoin('businesses', 'businesses.business_id', 'import_changes.business_id')
    .select(['line', 'import_changes.business_id', 'before', 'import_changes.version', 'name'])
    .where('import_id', '=', importId)
    .where('undone_at', 'is', null)
    .where('left_because', 'is', null)
    .orderBy('line', 'desc')
    .limit(most)
    .execute();
}

export async function noteUndone(db: Kysely<DB>, importId: string, lines: number[]): Promise<void> {
  await db
    .updateTable('import_changes')
    .set({ undone_at: sql`now()` })
    .where('import_id', '=', importId)
    .where('line', '=', sql<number>`any (${lines}::int[])`)
    .execute();
}

export async function noteLeft(db: Kysely<DB>, importId: string, line: number, because: string): Promise<void> {
  await db
    .updateTable('import_changes')
    .set({ left_because: because })
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute();
}

/** Counts what was taken back, and what stays. */
export async function countUndone(db: Kysely<DB>, importId: string, { undone, left }: { undone: number; left: number }): Promise<void> {
  await db
    .updateTable('imports')
    .set({ undone_count: sql`undone_count + ${undone}::int`, left_count: sql`left_count + ${left}::int` })
    .where('import_id', '=', importId)
    .execute();
}

/** What was not taken back, in the order of the file. */
export function selectLeft(db: Kysely<DB>, importId: string, most: number) {
  return db
    .selectFrom('import_changes')
    .innerJoin('businesses', 'businesses.business_id', 'import_changes.business_id')
    .select(['line', 'import_changes.business_id', 'left_because', 'name', 'city'])
    .where('import_id', '=', importId)
    .where('left_because', 'is not', null)
    .orderBy('line')
    .limit(most)
    .execute();
}

export async function setStatus(db: Kysely<DB>, importId: string, from: string[], set: { status: string; started_by?: string }) {
  return db
    .updateTable('imports')
    .set({ ...set, ...(set.status === 'undone' || set.status === 'stopped' ? { finished_at: sql<Date>`now()` } : {}) })
    .where('import_id', '=', importId)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

export async function selectUndoing(db: Kysely<DB>): Promise<string[]> {
  const rows = await db.selectFrom('imports').select('import_id').where('status', '=', 'undoing').orderBy('created_at').execute();
  return rows.map((row) => row.import_id);
}

/** Deletes rows that wait to change another business and tell of somebody, and what would bring back what told of them. */
export async function forgetChanges(transaction: Transaction<DB>, mentions: string): Promise<void> {
  await sql`
    with gone as (
      delete from import_rows where outcome in ('change', 'conflict') and business::text ~* ${mentions} returning import_id, outcome),
    counted as (
      select import_id, count(*)::int as n, count(*) filter (where outcome = 'change')::int as changes from gone group by import_id)
    update imports set row_count = row_count - n, change_count = change_count - changes, conflict_count = conflict_count - (n - changes)
      from counted where imports.import_id = counted.import_id`.execute(transaction);
  await sql`delete from import_changes where before::text ~* ${mentions}`.execute(transaction);
  await sql`update imports set unknown = null where unknown::text ~* ${mentions}`.execute(transaction);
}
