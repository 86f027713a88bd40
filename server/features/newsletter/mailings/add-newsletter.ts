import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { getNewsletterRow, insertNewsletter } from '#server/features/newsletter/mailings/queries.ts';
import { presentNewsletter } from '#server/features/newsletter/mailings/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Newsletter, NewsletterText } from '#shared/schemas/newsletter.ts';

/**
 * Keeps a newsletter as a draft.
 * @throws 401, 403 for all but admins.
 */
export async function addNewsletter(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { version: _, ...texts }: NewsletterText,
): Promise<Newsletter> {
  const { adminId } = requireViewer(viewer, 'admin');
  return db.transaction().execute(async (transaction) => {
    const id = await insertNewsletter(transaction, texts);
    const changes = changesOf({ subject: null, text: null }, texts);
    await recordChange(transaction, { adminId, action: 'add', subject: { kind: 'newsletter', id, name: texts.subject }, changes });
    return presentNewsletter(await getNewsletterRow(transaction, id));
  });
}
