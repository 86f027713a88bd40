import type { Context, Viewer } from '#server/context.ts';
import { getAdmin } from '#server/features/accounts/admins/get-admin.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { mailTest } from '#server/features/newsletter/mailings/mail-test.ts';
import { setTested } from '#server/features/newsletter/mailings/queries.ts';
import { takeDraft } from '#server/features/newsletter/mailings/take-draft.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

/**
 * Mails a draft to the admin who asks, as subscribers would get it. Only a text that was tested can be sent.
 * @returns where the test goes.
 * @throws 401, 403 for all but admins; 404 'Newsletter not found'; 409 when it was sent, or is not as `version` saw it; 429 after ten
 * an hour.
 */
export async function testNewsletter(context: Context, viewer: Viewer, newsletterId: string, version?: number): Promise<string> {
  const { adminId } = requireViewer(viewer, 'admin');
  const { email } = await getAdmin(context, viewer);
  await context.db.transaction().execute(async (transaction) => {
    const { subject: name } = await takeDraft(transaction, newsletterId, version);
    await countMail(context, transaction, { to: { person: email } });
    await setTested(transaction, newsletterId);
    await recordChange(transaction, { adminId, action: 'test', subject: { kind: 'newsletter', id: newsletterId, name }, changes: {} });
    await context.jobs.enqueue(transaction, mailTest, { newsletterId, adminId });
  });
  return email;
}
