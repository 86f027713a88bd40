import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { insertAnswer, selectAnswers } from '#server/features/inbox/answer-queries.ts';
import { mailAnswer } from '#server/features/inbox/mail-answer.ts';
import { findMessage, lockMessage, updateMessage } from '#server/features/inbox/queries.ts';
import { inboxRefusals } from '#server/features/inbox/refusals.ts';
import { SUBJECTS } from '#server/features/inbox/subjects.ts';
import { presentMessage } from '#server/features/inbox/view.ts';
import type { InboxAnswerSent, InboxKind, InboxMessage } from '#shared/schemas/inbox.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Answers a message to the team by mail, in the language of the page that it is written on, and files it as replied. What was answered stands
 * under the message, and not in the audit, which outlives whoever wrote.
 * @throws 401 for visitors, 403 for all but those who moderate, 404 'Message not found' (for an enquiry to a business too), 409 for one
 *   without an address, and when somebody else has filed or answered it since `version`.
 */
export async function answerMessage(
  context: Context,
  viewer: Viewer,
  kind: InboxKind,
  id: string,
  { text, version }: InboxAnswerSent,
): Promise<InboxMessage> {
  const { name, kind: subject } = SUBJECTS[kind];
  const lock = (transaction: Transaction<DB>) => lockMessage(transaction, kind, id);
  const wanted = { kind: subject, id, lock, missing: inboxRefusals.messageNotFound, version } as const;
  return changeAudited(context, viewer, wanted, async (transaction, before) => {
    if (before.email === '') throw inboxRefusals.noAddress();
    const adminId = viewer.kind === 'admin' ? viewer.adminId : null;
    const answerId = await insertAnswer(transaction, { kind, id, adminId, body: text, language: currentLanguage() });
    await context.jobs.enqueue(transaction, mailAnswer, { answerId });
    await updateMessage(transaction, kind, id, 'replied');
    const [message, answers] = [await findMessage(transaction, kind, id), await selectAnswers(transaction, [id])];
    return {
      result: presentMessage(message, answers),
      action: 'send',
      name,
      changes: changesOf(before, { status: 'replied' }),
      isAlwaysNoted: true,
    };
  });
}
