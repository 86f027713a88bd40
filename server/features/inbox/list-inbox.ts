import type { Context, Viewer } from '#server/context.ts';
import { selectAnswers } from '#server/features/inbox/answer-queries.ts';
import { countInbox, selectInbox } from '#server/features/inbox/queries.ts';
import { presentMessage } from '#server/features/inbox/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { InboxFilter, InboxPage } from '#shared/schemas/inbox.ts';

/**
 * A page of what was written to the team, newest first: general enquiries and the messages of the contact forms.
 * @throws 401 for visitors, 403 for all but admins.
 */
export async function listInbox(
  { db }: Context,
  viewer: Viewer,
  { page, limit, ...filter }: InboxFilter & { page: number; limit: number },
): Promise<InboxPage> {
  requireViewer(viewer, 'admin');
  const [rows, { matching, counts }] = await Promise.all([
    selectInbox(db, filter, { limit, offset: (page - 1) * limit }),
    countInbox(db, filter),
  ]);
  const answers =
    rows.length > 0
      ? await selectAnswers(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  return {
    messages: rows.map((row) => presentMessage(row, answers)),
    totalMessages: matching,
    totalPages: Math.ceil(matching / limit),
    currentPage: page,
    counts,
  };
}
