import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { lockOwnerEdit, markEditChecked } from '#server/features/businesses/moderation/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Marks an owner's edit as looked at; one that is already stays as it is.
 * @returns when it was looked at first.
 * @throws 401, 403; 404 for an unknown or malformed id.
 */
export async function checkOwnerEdit({ db }: Context, viewer: Viewer, editId: string): Promise<string> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(editId)) throw businessRefusals.ownerEditNotFound();
  return db.transaction().execute(async (transaction) => {
    const edit = await lockOwnerEdit(transaction, editId);
    if (!edit) throw businessRefusals.ownerEditNotFound();
    if (edit.checked_at) return edit.checked_at.toISOString();
    const checkedAt = (await markEditChecked(transaction, editId)).toISOString();
    await recordChange(transaction, {
      adminId,
      action: 'update',
      subject: { kind: 'business', id: edit.business_id, name: edit.name },
      changes: { owner_edit_checked_at: { before: null, after: checkedAt } },
    });
    return checkedAt;
  });
}
