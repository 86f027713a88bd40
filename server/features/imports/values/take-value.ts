import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { checkLong } from '#server/features/imports/long/check-later.ts';
import { setTask } from '#server/features/imports/long/queries.ts';
import { lockImport } from '#server/features/imports/queries.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { createJudge, endTaking } from '#server/features/imports/values/judge-again.ts';
import { createKnownValues } from '#server/features/imports/values/known-values.ts';
import { hasRemarked } from '#server/features/imports/values/queries.ts';
import { presentImport } from '#server/features/imports/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { importLimits } from '#shared/import-limits.ts';
import type { Import, TakeValue } from '#shared/schemas/imports.ts';

/**
 * Takes what many rows of a checked file have in a column for a value that is known, and checks these rows again. The next file with these headings
 * is read so, too. The rows of a long file are checked by a job.
 * @throws 401, 403, 404; 400 for a value that is not known, 409 when the import was started, or no row has what was named.
 */
export async function takeValue(
  context: Context,
  viewer: Viewer,
  importId: string,
  { column, written, value }: TakeValue,
): Promise<Import> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(importId)) throw importRefusals.importNotFound();
  const known = await createKnownValues(context);
  if (!known.isKnown(column, value)) throw importRefusals.importUnknownValue();
  return context.db.transaction().execute(async (transaction) => {
    const before = await lockImport(transaction, importId);
    if (!before) throw importRefusals.importNotFound();
    if (before.status !== 'checked') throw importRefusals.importStarted();
    if (before.row_count > importLimits.rowsAtOnce) {
      if (!(await hasRemarked(transaction, importId, { column, value: written }))) throw importRefusals.importNothingTaken();
      const waiting = await setTask(transaction, importId, { kind: 'take', adminId, column, written, value, after: 0, many: 0 });
      await context.jobs.enqueue(transaction, checkLong, { importId });
      return presentImport(waiting);
    }
    const judge = await createJudge(context, transaction, before, known.services);
    let many = 0;
    for (let after = 0; ; ) {
      const done = await judge(transaction, { column, written, value, after });
      if (done.many === 0) break;
      many += done.many;
      after = done.after;
    }
    if (many === 0) throw importRefusals.importNothingTaken();
    return presentImport(await endTaking(transaction, before, { adminId, column, written, value, many }));
  });
}
