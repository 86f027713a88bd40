import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { Refusal, toRefusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { endCheck } from '#server/features/imports/end-check.ts';
import type { FileToCheck } from '#server/features/imports/file-to-check.ts';
import { keepRows } from '#server/features/imports/keep-rows.ts';
import {
  allowLong,
  beginTurn,
  deleteParts,
  deleteRowsOf,
  deleteSomeRows,
  findPart,
  type ImportTask,
  insertPart,
  inTurns,
  noteTurn,
  setChecked,
  setTask,
  setUnread,
} from '#server/features/imports/long/queries.ts';
import { takeLater } from '#server/features/imports/long/take-later.ts';
import { keysOf } from '#server/features/imports/mapping/heading-keys.ts';
import { hashOf, loadRemembered } from '#server/features/imports/mapping/remembered.ts';
import { insertImport } from '#server/features/imports/queries.ts';
import { openTables, readTables, type Table } from '#server/features/imports/read-table.ts';
import { receiveFile } from '#server/features/imports/receive-file.ts';
import { keepRefusal } from '#server/features/imports/refusals.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { FileColumn } from '#shared/schemas/imports.ts';

/** A part of a file as the database keeps it. */
const PART = 1024 * 1024;

/** Another job goes on, or somebody has stopped it. */
class Ended extends Error {}

/**
 * Keeps a file for a job that reads it. It lies in the database and not on this machine's disk: whichever process takes the job up has it, after a
 * kill too, and nothing is left of it when the import is deleted.
 */
export async function checkLater(
  { db, jobs }: Context,
  { file, fileName, adminId, clearsEmpty, columns, sheets }: FileToCheck,
  tables: Table[],
) {
  return db.transaction().execute(async (transaction) => {
    const { import_id: importId } = await insertImport(transaction, {
      admin_id: adminId,
      file_name: fileName,
      clears_empty: clearsEmpty,
      sheets: tables.flatMap(({ sheet }) => sheet || []),
      headings_hashes: tables.map(({ headings }) => hashOf(keysOf(headings))),
    });
    for (let part = 0; ; part += 1) {
      const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(PART), position: part * PART });
      if (bytesRead === 0) break;
      await insertPart(transaction, importId, part, buffer.subarray(0, bytesRead));
    }
    const chosen = [...columns].map(([key, column]): [string, FileColumn | null] => [key, column ?? null]);
    const waiting = await setTask(transaction, importId, { kind: 'read', adminId, columns: chosen, sheets: sheets ?? null });
    await jobs.enqueue(transaction, checkLong, { importId });
    return presentImport(waiting);
  });
}

/** Checks the rows of a long file, or those again in which a value is taken for another. After a kill it is begun anew, or goes on. */
export const checkLong = defineJob<{ importId: string }>('check-long-import', async (context, { importId }) => {
  const begun = await beginTurn(context.db, importId);
  // A job may be given out again after it was done: what it has checked stays. What somebody stopped before it was taken up is cleared.
  if (!begun) return clearStopped(context.db, importId);
  const task = begun.task as ImportTask;
  if (task.kind === 'take') return takeLater(context, begun, task);
  try {
    await deleteRowsBefore(context.db, begun);
    await readFile(context, begun, task);
  } catch (error) {
    if (error instanceof Ended) return clearStopped(context.db, importId);
    if (!(error instanceof Refusal) || toRefusal(error).status === 503) throw error;
    await setUnread(context.db, importId, keepRefusal(error));
    await clearStopped(context.db, importId);
  }
  await deleteParts(context.db, importId);
});

/** Deletes the rows of a try before this one. @throws Ended when it is another job's turn: the rows are of that one. */
async function deleteRowsBefore(db: Kysely<DB>, { import_id: importId, turn }: Begun) {
  await inTurns((most) =>
    db.transaction().execute(async (transaction) => {
      if (!(await noteTurn(transaction, { importId, turn }, { row_count: 0 }))) throw new Ended();
      return deleteSomeRows(transaction, importId, most);
    }),
  );
}

/** A file whose reading was ended leaves nothing; where another job reads it now, this one has nothing to do with it any more. */
async function clearStopped(db: Kysely<DB>, importId: string) {
  const { status } = (await db.selectFrom('imports').select('status').where('import_id', '=', importId).executeTakeFirst()) ?? {};
  if (status !== 'unread') return;
  await deleteRowsOf(db, importId);
  await deleteParts(db, importId);
}

type Begun = NonNullable<Awaited<ReturnType<typeof beginTurn>>>;

async function readFile(
  context: Context,
  { import_id: importId, turn, clears_empty, file_name }: Begun,
  task: Extract<ImportTask, { kind: 'read' }>,
) {
  const { db, config } = context;
  const file = await receiveFile(config.DATA_DIR, { bytes: Readable.from(partsOf(db, importId)) });
  try {
    const { size } = await file.stat();
    let position: number | null = null;
    const columns = new Map(task.columns.map(([key, column]) => [key, column ?? undefined]));
    const { recall, takenIn } = await loadRemembered(db);
    const opened = await openTables(file, (at) => {
      position = at;
    });
    const tables = await readTables(opened, { chosen: columns, recall }, task.sheets ?? undefined);
    const kept = await keepRows(
      context,
      { importId, tables, clearsEmpty: clears_empty, takenIn },
      {
        db,
        write: (keep, total) =>
          db.transaction().execute(async (transaction) => {
            const share = position === null ? null : position / size;
            if (!(await noteTurn(transaction, { importId, turn }, { row_count: total, read_share: share }))) throw new Ended();
            await keep(transaction);
          }),
      },
    );
    await db.transaction().execute(async (transaction) => {
      await allowLong(transaction);
      if (!(await noteTurn(transaction, { importId, turn }, { read_share: null }))) throw new Ended();
      await endCheck(transaction, { importId, adminId: task.adminId, fileName: file_name, hasChosen: columns.size > 0 }, tables, kept);
      await setChecked(transaction, importId);
      await deleteParts(transaction, importId);
    });
  } finally {
    await file.close();
  }
}

async function* partsOf(db: Kysely<DB>, importId: string) {
  for (let part = 0; ; part += 1) {
    const bytes = await findPart(db, importId, part);
    if (!bytes) return;
    yield bytes;
  }
}
