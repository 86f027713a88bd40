import type { Context, Viewer } from '#server/context.ts';
import { selectDocumentsOf } from '#server/features/checks/documents/queries.ts';
import { selectChecks } from '#server/features/checks/queries.ts';
import { presentOwnCheck } from '#server/features/checks/view.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { OwnCheck } from '#shared/schemas/checks.ts';

/**
 * What is checked of the signed-in contractor's business until when, what waits, what was refused and why; the latest first.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function listOwnChecks({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<OwnCheck[]> {
  const { businessId } = requireDuty(viewer, 'all');
  const rows = await selectChecks(db, businessId);
  const documents = await selectDocumentsOf(
    db,
    'check_id',
    rows.map(({ check_id }) => check_id),
  );
  return rows.map((row) => presentOwnCheck(row, documents));
}
