import type { Insertable, Kysely } from 'kysely';
import type { Comments, DB } from '#server/db/types.ts';
import { makeBlog } from '#tests/factories/blog.ts';

/** A comment that waits for approval, under an entry that is made when not given. @returns its id. */
export async function makeComment(db: Kysely<DB>, given: Partial<Insertable<Comments>> = {}): Promise<string> {
  const comment = {
    blog_id: given.article ? null : (given.blog_id ?? (await makeBlog(db))),
    name: 'Meera Kulkarni',
    email: 'meera@example.in',
    comment: 'We did this last year and the ceiling is dry.',
    ...given,
  };
  const row = await db.insertInto('comments').values(comment).returning('comment_id').executeTakeFirstOrThrow();
  return row.comment_id;
}
