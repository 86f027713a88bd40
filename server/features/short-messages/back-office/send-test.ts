import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { queueMessage } from '#server/features/short-messages/queue-message.ts';
import type { TestMessageInput } from '#shared/schemas/short-messages.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

/**
 * Sends a test message to a number that an admin names: it costs what any other does, and counts against the same caps.
 * @throws 401, 403 for all but admins; 400 for a number that is no mobile number of India.
 */
export async function sendTest(
  context: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  { phoneNo, language }: TestMessageInput,
): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  await context.db.transaction().execute(async (transaction) => {
    await queueMessage(context, transaction, { kind: 'test', language, to: `+91${phoneNo}`, values: { time: time.format(new Date()) } });
    await recordChange(transaction, {
      adminId,
      action: 'test',
      subject: { kind: 'message_template', id: `test/${language}`, name: `test (${language})` },
      changes: {},
    });
  });
}
