import type { Insertable, Kysely } from 'kysely';
import type { Blogs, DB } from '#server/db/types.ts';

/** An entry of the blog, with a picture that many share. @returns its id. */
export async function makeBlog(db: Kysely<DB>, given: Partial<Insertable<Blogs>> = {}): Promise<string> {
  const blog = {
    title: 'Stop the terrace leaking',
    short_description: 'Before the first rain: what to look at, and in which order.',
    description: '## Look first\n\nWalk over the terrace after rain.',
    image: 'demo/waterproofing-1',
    ...given,
  };
  const row = await db.insertInto('blogs').values(blog).returning('blog_id').executeTakeFirstOrThrow();
  return row.blog_id;
}
