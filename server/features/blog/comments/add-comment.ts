import { randomUUID } from 'node:crypto';
import type { Context, Viewer } from '#server/context.ts';
import { insertComment } from '#server/features/blog/comments/queries.ts';
import { getSubject } from '#server/features/blog/comments/subject.ts';
import { presentComment } from '#server/features/blog/comments/view.ts';
import { writerOf } from '#server/features/blog/comments/writer.ts';
import type { Comment, CommentInput } from '#shared/schemas/comments.ts';

/**
 * Keeps a comment for the admin to approve. What a bot sent is dropped, and answered as if it was not.
 * @throws 404 'Blog not found'.
 */
export async function addComment(
  context: Context,
  viewer: Viewer,
  { blog, subject: bait, website, ...given }: CommentInput,
): Promise<Comment> {
  const subject = await getSubject(context, blog);
  const comment = { ...given, website: website || null, user_id: null, business_id: null, ...writerOf(viewer) };
  if (bait) {
    const made = { comment_id: randomUUID(), created_at: new Date(), status: 'pending', held: false, version: 1 } as const;
    return presentComment({ ...subject, ...comment, ...made });
  }
  return presentComment(await insertComment(context.db, subject, comment));
}
