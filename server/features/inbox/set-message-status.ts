import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { findMessage, lockMessage, updateMessage } from '#server/features/inbox/queries.ts';
import { presentMessage } from '#server/features/inbox/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import type { InboxKind, InboxMessage, InboxUpdate } from '#shared/schemas/inbox.ts';

/** How the audit names them: without the writer's name, which goes when their account does. */
const SUBJECTS = {
  enquiry: { kind: 'enquiry', name: 'General enquiry' },
  contact: { kind: 'contact_message', name: 'Contact message' },
} as const;

/**
 * Files a message to the team.
 * @throws 401 for visitors, 403 for all but admins, 404 'Message not found' (for an enquiry to a business too), 409 when somebody else
 * has filed it meanwhile.
 */
export async function setMessageStatus(
  { db }: Context,
  viewer: Viewer,
  kind: InboxKind,
  id: string,
  { status, version }: InboxUpdate,
): Promise<InboxMessage> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(id)) throw refusals.messageNotFound();
  return db.transaction().execute(async (transaction) => {
    const before = await lockMessage(transaction, kind, id);
    if (!before) throw refusals.messageNotFound();
    if (version !== undefined && version !== before.version) throw refusals.editConflict();
    const changes = changesOf(before, { status });
    if (Object.keys(changes).length > 0) {
      await updateMessage(transaction, kind, id, status);
      await recordChange(transaction, { adminId, action: 'update', subject: { ...SUBJECTS[kind], id }, changes });
    }
    return presentMessage(await findMessage(transaction, kind, id));
  });
}
