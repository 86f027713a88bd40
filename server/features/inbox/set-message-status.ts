import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { selectAnswers } from '#server/features/inbox/answer-queries.ts';
import { findMessage, lockMessage, updateMessage } from '#server/features/inbox/queries.ts';
import { inboxRefusals } from '#server/features/inbox/refusals.ts';
import { SUBJECTS } from '#server/features/inbox/subjects.ts';
import { presentMessage } from '#server/features/inbox/view.ts';
import type { InboxKind, InboxMessage, InboxUpdate } from '#shared/schemas/inbox.ts';

/**
 * Files a message to the team.
 * @throws 401 for visitors, 403 for all but admins, 404 'Message not found' (for an enquiry to a business too), 409 when somebody else
 * has filed it meanwhile.
 */
export async function setMessageStatus(
  context: Context,
  viewer: Viewer,
  kind: InboxKind,
  id: string,
  { status, version }: InboxUpdate,
): Promise<InboxMessage> {
  const { name, kind: subject } = SUBJECTS[kind];
  const lock = (transaction: Transaction<DB>) => lockMessage(transaction, kind, id);
  return changeAudited(
    context,
    viewer,
    { kind: subject, id, lock, missing: inboxRefusals.messageNotFound, version },
    async (transaction, before) => {
      const changes = changesOf(before, { status });
      if (Object.keys(changes).length > 0) await updateMessage(transaction, kind, id, status);
      const [message, answers] = [await findMessage(transaction, kind, id), await selectAnswers(transaction, [id])];
      return { result: presentMessage(message, answers), name, changes };
    },
  );
}
