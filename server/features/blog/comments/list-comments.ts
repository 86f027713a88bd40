import { showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { nextOf, startOf } from '#server/db/list-place.ts';
import { countShown, selectComments, selectShown } from '#server/features/blog/comments/queries.ts';
import { getSubject } from '#server/features/blog/comments/subject.ts';
import { presentComment, presentCommentToAdmin } from '#server/features/blog/comments/view.ts';
import { writerOf } from '#server/features/blog/comments/writer.ts';
import { isOfArea } from '#server/features/sessions/require-area.ts';
import { limits } from '#shared/limits.ts';
import type { Comment } from '#shared/schemas/comments.ts';

/**
 * The comments under an entry or article: approved ones without e-mails, after the viewer's own that are pending; the admin gets
 * all, whatever their status (docs/product/calls.md).
 * @param ownIds comments that the viewer's browser has written.
 * @throws 404 'Blog not found'.
 */
export async function listComments(context: Context, viewer: Viewer, blog: string, ownIds: string[]): Promise<Comment[]> {
  const subject = await getSubject(context, blog);
  if (isOfArea(viewer, 'content')) return (await selectComments(context.db, subject)).map(presentCommentToAdmin);
  const rows = await selectShown(context.db, subject, { ids: ownIds, writer: writerOf(viewer) });
  return rows.map(presentComment);
}

export interface CommentPage {
  comments: Comment[];
  currentPage: number;
  totalPages: number;
  /** Where to go on; nothing behind the last. */
  next?: string;
}

/**
 * A page of the comments that a page of the blog shows: to the admin too no more than to everyone.
 * @throws 404 'Blog not found'.
 */
export function listShownComments(
  context: Context,
  viewer: Viewer,
  { blog, ownIds, page, after }: { blog: string; ownIds: string[]; page: number; after?: string | undefined },
): Promise<CommentPage> {
  return showing(['blogs', 'comments'], async () => {
    const subject = await getSubject(context, blog);
    const own = { ids: ownIds, writer: writerOf(viewer) };
    const limit = limits.pageSize.comments;
    const [rows, count] = await Promise.all([
      selectShown(context.db, subject, own, { limit: limit + 1, from: startOf({ page, after, limit }) }),
      countShown(context.db, subject, own),
    ]);
    return {
      comments: rows.slice(0, limit).map(presentComment),
      currentPage: page,
      totalPages: Math.ceil(count / limit),
      ...nextOf(rows, limit, ({ comment_id }) => comment_id),
    };
  });
}
