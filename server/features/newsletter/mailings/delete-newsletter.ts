import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { deleteNewsletterRow } from '#server/features/newsletter/mailings/queries.ts';
import { takeDraft } from '#server/features/newsletter/mailings/take-draft.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Throws a draft away; what was sent stays.
 * @throws 401, 403 for all but admins; 404 'Newsletter not found'; 409 when it was sent.
 */
export async function deleteNewsletter({ db }: Pick<Context, 'db'>, viewer: Viewer, newsletterId: string): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  await db.transaction().execute(async (transaction) => {
    const { subject: name, text } = await takeDraft(transaction, newsletterId);
    await deleteNewsletterRow(transaction, newsletterId);
    const changes = changesOf({ subject: name, text }, { subject: null, text: null });
    await recordChange(transaction, { adminId, action: 'delete', subject: { kind: 'newsletter', id: newsletterId, name }, changes });
  });
}
