import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { articles } from '#server/features/blog/articles.ts';
import { lockComment, updateCommentFields } from '#server/features/blog/comments/queries.ts';
import { presentCommentToAdmin } from '#server/features/blog/comments/view.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { isUuid } from '#server/uuid.ts';
import type { Comment, CommentUpdate } from '#shared/schemas/comments.ts';

/**
 * Approves or deletes a comment, and changes its words where the admin gives others. A deleted one stays for the record; nobody
 * but the admin gets it any more.
 * @throws 401, 403; 404 'Comment not found'; 409 when it is not as `version` saw it.
 */
export async function moderateComment(
  { db }: Context,
  viewer: Viewer,
  commentId: string,
  { version, ...given }: CommentUpdate,
): Promise<Comment> {
  const { adminId } = requireViewer(viewer, 'admin');
  if (!isUuid(commentId)) throw refusals.commentNotFound();
  return db.transaction().execute(async (transaction) => {
    const before = await lockComment(transaction, commentId);
    if (!before) throw refusals.commentNotFound();
    if (version !== undefined && version !== before.version) throw refusals.editConflict();
    const after = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return presentCommentToAdmin(before);
    const row = await updateCommentFields(transaction, commentId, given);
    const title = before.title ?? articles.find(({ slug }) => slug === before.article)?.title ?? '';
    const subject = { kind: 'comment', id: before.comment_id, name: `Comment on ${title}` } as const;
    await recordChange(transaction, { adminId, action: actionOf(before.status, given.status), subject, changes });
    return presentCommentToAdmin(row);
  });
}

function actionOf(before: Comment['status'], after: CommentUpdate['status']) {
  if (before === after) return 'update';
  return after === 'approved' ? 'approve' : 'delete';
}
