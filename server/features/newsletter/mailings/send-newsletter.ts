import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { getNewsletterRow, setSending, startDeliveries } from '#server/features/newsletter/mailings/queries.ts';
import { spreadNewsletter } from '#server/features/newsletter/mailings/spread-newsletter.ts';
import { takeDraft } from '#server/features/newsletter/mailings/take-draft.ts';
import { presentNewsletter } from '#server/features/newsletter/mailings/view.ts';
import { newsletterRefusals } from '#server/features/newsletter/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Newsletter } from '#shared/schemas/newsletter.ts';

/**
 * Sends a newsletter to everybody who has confirmed by now, once: who confirms later gets the next one.
 * @throws 401, 403 for all but admins; 404 'Newsletter not found'; 409 when it was sent, is not as `version` saw it, was not tested as it
 * is, or nobody has confirmed.
 */
export async function sendNewsletter(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  newsletterId: string,
  version?: number,
): Promise<Newsletter> {
  const { adminId } = requireViewer(viewer, 'admin');
  return db.transaction().execute(async (transaction) => {
    const draft = await takeDraft(transaction, newsletterId, version);
    if (draft.tested_version !== draft.version) throw newsletterRefusals.newsletterNotTested();
    const recipients = await startDeliveries(transaction, newsletterId);
    if (recipients === 0) throw newsletterRefusals.nobodyConfirmed();
    await setSending(transaction, newsletterId, recipients);
    await recordChange(transaction, {
      adminId,
      action: 'send',
      subject: { kind: 'newsletter', id: newsletterId, name: draft.subject },
      changes: { recipients: { before: null, after: recipients } },
    });
    await jobs.enqueue(transaction, spreadNewsletter, { newsletterId });
    return presentNewsletter(await getNewsletterRow(transaction, newsletterId));
  });
}
