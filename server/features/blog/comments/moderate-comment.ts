import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { articles } from '#server/features/blog/articles.ts';
import { lockComment, updateCommentFields } from '#server/features/blog/comments/queries.ts';
import { presentCommentToAdmin } from '#server/features/blog/comments/view.ts';
import { blogRefusals } from '#server/features/blog/refusals.ts';
import type { Comment, CommentUpdate } from '#shared/schemas/comments.ts';

/**
 * Approves or deletes a comment, and changes its words where the admin gives others. A deleted one stays for the record; nobody
 * but the admin gets it any more.
 * @throws 401, 403; 404 'Comment not found'; 409 when it is not as `version` saw it.
 */
export async function moderateComment(
  context: Context,
  viewer: Viewer,
  commentId: string,
  { version, ...given }: CommentUpdate,
): Promise<Comment> {
  const comment = { kind: 'comment', id: commentId, lock: lockComment, missing: blogRefusals.commentNotFound, version } as const;
  return changeAudited(context, viewer, comment, async (transaction, before) => {
    const after = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const changes = changesOf(before, after);
    const isChanged = Object.keys(changes).length > 0;
    const row = isChanged ? await updateCommentFields(transaction, commentId, given) : before;
    const title = before.title ?? articles.find(({ slug }) => slug === before.article)?.title ?? '';
    const action = actionOf(before.status, given.status);
    return { result: presentCommentToAdmin(row), action, name: `Comment on ${title}`, changes };
  });
}

function actionOf(before: Comment['status'], after: CommentUpdate['status']) {
  if (before === after) return 'update';
  return after === 'approved' ? 'approve' : 'delete';
}
