import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { articles } from '#server/features/blog/articles.ts';
import { forgetCommenter, forgetCommenterEmail, selectWrittenComments } from '#server/features/blog/comments/queries.ts';
import { writerOf } from '#server/features/blog/comments/writer.ts';
import { ANY_CONTACT, FORGOTTEN, FORMER_USER, type Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The comments that an account has written, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectWrittenComments(db, writerOf(account));
  return {
    comments: rows.map((row) => ({
      blog: row.blog_id ?? row.article ?? '',
      title: row.title ?? articles.find(({ slug }) => slug === row.article)?.title ?? '',
      name: row.name,
      email: row.email,
      website: row.website,
      comment: row.comment,
      status: row.status,
      writtenAt: row.created_at.toISOString(),
    })),
  };
}

/**
 * Leaves an account's comments under 'Former user', without e-mail and website, and takes its proven e-mail from those that came without
 * an account (docs/product/rules.md, 'Personal data').
 */
export async function forget(transaction: Transaction<DB>, { account, email, traces }: Person): Promise<void> {
  await forgetCommenter(transaction, writerOf(account), FORMER_USER, { traces: ANY_CONTACT, by: FORGOTTEN });
  if (email) await forgetCommenterEmail(transaction, email, { traces, by: FORGOTTEN });
}
