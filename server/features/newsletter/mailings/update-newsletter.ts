import type { Context, Viewer } from '#server/context.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { getNewsletterRow, updateTexts } from '#server/features/newsletter/mailings/queries.ts';
import { takeDraft } from '#server/features/newsletter/mailings/take-draft.ts';
import { presentNewsletter } from '#server/features/newsletter/mailings/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Newsletter, NewsletterText } from '#shared/schemas/newsletter.ts';

/**
 * Changes a draft; the new text has to be tested before it is sent. Saving it as it is changes nothing.
 * @throws 401, 403 for all but admins; 404 'Newsletter not found'; 409 when it was sent, or is not as `version` saw it.
 */
export async function updateNewsletter(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  newsletterId: string,
  { version, ...texts }: NewsletterText,
): Promise<Newsletter> {
  const { adminId } = requireViewer(viewer, 'admin');
  return db.transaction().execute(async (transaction) => {
    const before = await takeDraft(transaction, newsletterId, version);
    const changes = changesOf(before, texts);
    if (Object.keys(changes).length > 0) {
      await updateTexts(transaction, newsletterId, texts);
      const subject = { kind: 'newsletter', id: newsletterId, name: texts.subject } as const;
      await recordChange(transaction, { adminId, action: 'update', subject, changes });
    }
    return presentNewsletter(await getNewsletterRow(transaction, newsletterId));
  });
}
