import type { Context, Viewer } from '#server/context.ts';
import { articles } from '#server/features/blog/articles.ts';
import { selectLatestWritten } from '#server/features/blog/comments/queries.ts';
import { writerOf } from '#server/features/blog/comments/writer.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';
import type { Written } from '#shared/schemas/team-accounts.ts';

/**
 * The latest comments that an account has written, for the team, with the page under which each stands.
 * @throws 401, 403 for all but admins.
 */
export async function listWrittenComments(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  account: PublicAccount,
): Promise<Written['comments']> {
  requireViewer(viewer, 'admin');
  const rows = await selectLatestWritten(db, writerOf(account), limits.latestWritten);
  return {
    total: rows[0]?.total ?? 0,
    latest: rows.map(({ comment_id, blog_id, article, title, comment, status, created_at }) => ({
      _id: comment_id,
      path: blog_id === null ? `/${article}` : `/blog/${blog_id}`,
      title: title ?? articles.find(({ slug }) => slug === article)?.title ?? '',
      ...{ comment, status },
      createdAt: created_at.toISOString(),
    })),
  };
}
