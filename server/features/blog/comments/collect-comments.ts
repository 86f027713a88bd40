import type { Context } from '#server/context.ts';
import type { PublicAccount } from '#server/features/accounts/find-addressee.ts';
import { articles } from '#server/features/blog/articles.ts';
import { selectWritten } from '#server/features/blog/comments/queries.ts';
import { writerOf } from '#server/features/blog/comments/writer.ts';

/** The comments that an account has written, for the download of its own data. */
export async function collectComments({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectWritten(db, writerOf(account));
  return rows.map((row) => ({
    blog: row.blog_id ?? row.article ?? '',
    title: row.title ?? articles.find(({ slug }) => slug === row.article)?.title ?? '',
    name: row.name,
    email: row.email,
    website: row.website,
    comment: row.comment,
    status: row.status,
    writtenAt: row.created_at.toISOString(),
  }));
}
