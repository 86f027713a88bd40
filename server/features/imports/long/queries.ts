import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { KeptRemark } from '#server/features/imports/remarks.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { FileColumn, TakenColumn } from '#shared/schemas/imports.ts';

/** What a job does with the rows of an import while it is being checked. */
export type ImportTask =
  | {
      /** Reads its file, with what was chosen for it. */
      kind: 'read';
      adminId: string;
      columns: [string, FileColumn | null][];
      sheets: string[] | null;
    }
  | {
      /** Takes a value for another, and has gone through the rows as far as a line. */
      kind: 'take';
      adminId: string;
      column: TakenColumn;
      written: string;
      value: string;
      after: number;
      many: number;
    };

/** Rows that are deleted at once: a second's work. */
const DELETED_AT_ONCE = 20_000;

/** Keeps a part of a file until a job has read it. */
export async function insertPart(db: Kysely<DB>, importId: string, part: number, bytes: Buffer): Promise<void> {
  await db.insertInto('import_files').values({ import_id: importId, part, bytes }).execute();
}

/** A part of a file; nothing behind the last. */
export async function findPart(db: Kysely<DB>, importId: string, part: number): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('import_files')
    .select('bytes')
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .executeTakeFirst();
  return found?.bytes;
}

export async function deleteParts(db: Kysely<DB>, importId: string): Promise<void> {
  await db.deleteFrom('import_files').where('import_id', '=', importId).execute();
}

/** Has an import wait for a job. */
export function setTask(db: Kysely<DB>, importId: string, task: ImportTask) {
  return db
    .updateTable('imports')
    .set({ status: 'checking', task: JSON.stringify(task), read_share: null })
    .where('import_id', '=', importId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes up what is to be done with an import, in place of any job that did before. */
export function beginTurn(db: Kysely<DB>, importId: string) {
  return db
    .updateTable('imports')
    .set({ turn: sql`turn + 1` })
    .where('import_id', '=', importId)
    .where('status', '=', 'checking')
    .returningAll()
    .executeTakeFirst();
}

interface Turn {
  importId: string;
  turn: number;
}

/** Notes how far a job is. @returns whether it is still its turn, and nobody has stopped it. */
export async function noteTurn(
  transaction: Transaction<DB>,
  { importId, turn }: Turn,
  set: { row_count?: number; read_share?: number | null; task?: string },
): Promise<boolean> {
  const found = await transaction
    .updateTable('imports')
    .set(set)
    .where('import_id', '=', importId)
    .where('turn', '=', turn)
    .where('status', '=', 'checking')
    .returning('import_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends what a job did with an import. To be called in its turn. */
export async function setChecked(transaction: Transaction<DB>, importId: string): Promise<void> {
  await transaction
    .updateTable('imports')
    .set({ status: 'checked', task: null, read_share: null, unknown: null })
    .where('import_id', '=', importId)
    .execute();
}

/** Notes that a file was not read to its end. @param refused why; nothing where somebody stopped it. @returns the import, if it was being read. */
export function setUnread(db: Kysely<DB>, importId: string, refused: KeptRemark | null) {
  return db
    .updateTable('imports')
    .set({
      status: 'unread',
      task: null,
      row_count: 0,
      read_share: null,
      refused: refused && JSON.stringify(refused),
      finished_at: sql<Date>`now()`,
    })
    .where('import_id', '=', importId)
    .where('status', '=', 'checking')
    .returningAll()
    .executeTakeFirst();
}

/** Long statements over all rows of an import may take their time. */
export async function allowLong(transaction: Transaction<DB>): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(transaction);
}

/** Deletes the rows of an import, some at a time. */
export async function deleteRowsOf(db: Kysely<DB>, importId: string): Promise<void> {
  await inTurns((most) => deleteSomeRows(db, importId, most));
}

/** Deletes so many rows of an import at most. */
export function deleteSomeRows(db: Kysely<DB>, importId: string, most: number) {
  return sql`delete from import_rows where import_id = ${importId}
      and line in (select line from import_rows where import_id = ${importId} order by line limit ${most})`.execute(db);
}

/** Deletes again and again until nothing is left. */
export async function inTurns(remove: (most: number) => Promise<{ numAffectedRows?: bigint | undefined }>): Promise<void> {
  for (;;) if (Number((await remove(DELETED_AT_ONCE)).numAffectedRows ?? 0) < DELETED_AT_ONCE) return;
}

/** Forgets rows, which hold what their file said of people, and files that were checked and never imported. */
export async function deleteOld(db: Kysely<DB>): Promise<void> {
  const long = sql<Date>`now() - make_interval(days => ${importLimits.daysKept})`;
  const old = await db
    .selectFrom('imports')
    .select(['import_id', 'status'])
    .where(({ or, and, eb }) =>
      or([and([eb('status', 'in', ['checking', 'unread', 'checked']), eb('created_at', '<', long)]), eb('finished_at', '<', long)]),
    )
    .execute();
  for (const { import_id: importId, status } of old) {
    await deleteRowsOf(db, importId);
    if (['checking', 'unread', 'checked'].includes(status)) await db.deleteFrom('imports').where('import_id', '=', importId).execute();
  }
}

/** Forgets what imports have done that cannot be taken back any more. */
export async function deleteOldChanges(db: Kysely<DB>): Promise<void> {
  const over = await db
    .selectFrom('imports')
    .select('import_id')
    .where('finished_at', '<', sql<Date>`now() - make_interval(days => ${importLimits.daysToUndo})`)
    .execute();
  for (const { import_id: importId } of over) {
    await inTurns((most) =>
      sql`delete from import_changes where import_id = ${importId}
          and line in (select line from import_changes where import_id = ${importId} order by line limit ${most})`.execute(db),
    );
  }
}
