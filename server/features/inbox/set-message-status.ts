import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { findMessage, lockMessage, updateMessage } from '#server/features/inbox/queries.ts';
import { inboxRefusals } from '#server/features/inbox/refusals.ts';
import { presentMessage } from '#server/features/inbox/view.ts';
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
      return { result: presentMessage(await findMessage(transaction, kind, id)), name, changes };
    },
  );
}
