import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { FileColumns } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { changeFields } from '#server/features/businesses/profile/change-fields.ts';
import { removeUntouched } from '#server/features/businesses/profile/remove-untouched.ts';
import { deleteWaiting, selectBrought } from '#server/features/imports/photos/queries.ts';
import { awaitImportTurn, lockImport } from '#server/features/imports/queries.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import {
  countUndone,
  lockUndoing,
  noteLeft,
  noteUndone,
  selectUndoing,
  setStatus,
  takeDone,
} from '#server/features/imports/updates/queries.ts';
import { canUndo, ENDED, presentImport } from '#server/features/imports/view.ts';
import { dropFiles } from '#server/features/imports/zips/stored-files.ts';
import { removeUnreferenced } from '#server/features/media/remove-unreferenced.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { defineJob, defineScheduledJob } from '#server/jobs/define-job.ts';
import type { Import } from '#shared/schemas/imports.ts';

/** Rows of one transaction. */
const BATCH = 200;

/**
 * Begins to take back what an import has done, row by row; what somebody has touched since stays, and is named.
 * @throws 401, 403, 404; 409 while it runs, when it was taken back before, did nothing, or more than 30 days ago.
 */
export async function undoImport(context: Context, viewer: Viewer, importId: string): Promise<Import> {
  const { db, jobs } = context;
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(importId)) throw importRefusals.importNotFound();
  const taken = await db.transaction().execute(async (transaction) => {
    const before = await lockImport(transaction, importId);
    if (!before) throw importRefusals.importNotFound();
    if (!canUndo(before)) throw importRefusals.importNotUndoable();
    const done = before.imported_count + before.changed_count;
    const undoing = await setStatus(transaction, importId, ENDED, { status: 'undoing', started_by: adminId });
    if (!undoing) throw importRefusals.importNotUndoable();
    await recordChange(transaction, {
      adminId,
      action: 'undo',
      subject: { kind: 'import', id: importId, name: before.file_name },
      changes: { businesses: { before: done, after: null } },
    });
    await deleteWaiting(transaction, importId);
    await jobs.enqueue(transaction, runUndo, { importId });
    return presentImport(undoing);
  });
  await dropFiles(context, importId);
  return taken;
}

/** Takes an import back, or what is left of it. */
export const runUndo = defineJob<{ importId: string }>('undo-import', (context, { importId }) => takeBack(context, importId));

/** Every minute: goes on where the process was killed. */
export const continueUndos = defineScheduledJob('continue-undos', '* * * * *', async (context) => {
  for (const importId of await selectUndoing(context.db)) await takeBack(context, importId);
});

async function takeBack(context: Context, importId: string) {
  let isMore: boolean;
  do {
    let photos: string[] = [];
    isMore = await context.db.transaction().execute(async (transaction) => {
      await awaitImportTurn(transaction);
      const undoing = await lockUndoing(transaction, importId);
      if (!undoing) return false;
      const rows = await takeDone(transaction, importId, BATCH);
      photos = await selectBrought(
        transaction,
        importId,
        rows.map(({ line }) => line),
      );
      await takeRowsBack(context, transaction, importId, rows, undoing.started_by ?? '');
      if (rows.length === 0) await setStatus(transaction, importId, ['undoing'], { status: 'undone' });
      return rows.length > 0;
    });
    await removeUnreferenced(context, 'business', photos);
  } while (isMore);
}

type Done = Awaited<ReturnType<typeof takeDone>>[number];

/** Takes rows back, those first that have added a business: what was changed may get a number back that one of them has. */
async function takeRowsBack(context: Context, transaction: Transaction<DB>, importId: string, rows: Done[], adminId: string) {
  const added = rows.filter(({ before }) => before === null);
  const stays = await removeUntouched(
    transaction,
    added.map(({ business_id: businessId, version, name }) => ({ businessId, version, name })),
    adminId,
  );
  const undone: number[] = [];
  let left = 0;
  for (const row of rows) {
    const because = row.before === null ? stays.get(row.business_id) : await changeBack(context, transaction, row, adminId);
    if (because === undefined) undone.push(row.line);
    else if (because !== 'gone') {
      await noteLeft(transaction, importId, row.line, because);
      left += 1;
    }
  }
  await noteUndone(transaction, importId, undone);
  await countUndone(transaction, importId, { undone: undone.length, left });
}

/** @returns why it stays as it is; nothing when it was changed back. */
async function changeBack(
  context: Context,
  transaction: Transaction<DB>,
  { business_id: businessId, before, version }: Done,
  adminId: string,
) {
  const done = await changeFields(context, transaction, businessId, { version, columns: before as FileColumns, adminId });
  if (done.is === 'stale') return 'edited';
  if (done.is === 'missing') return 'gone';
  return done.is === 'taken' ? 'taken' : undefined;
}
