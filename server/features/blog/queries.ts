import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** A blog entry's own fields, as columns; `image` is the key of its picture. */
export interface BlogFields {
  title: string;
  short_description: string;
  description: string;
  image: string;
}

const COLUMNS = ['blog_id', 'title', 'short_description', 'description', 'image', 'created_at', 'version'] as const;

/** The entries, newest first: all, or a part of them. */
export function selectBlogs(db: Kysely<DB>, part?: { limit: number; offset: number }) {
  return db
    .selectFrom('blogs')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('blog_id', 'desc')
    .$if(part !== undefined, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .execute();
}

export async function countBlogs(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('blogs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findBlog(db: Kysely<DB>, blogId: string) {
  return db.selectFrom('blogs').select(COLUMNS).where('blog_id', '=', blogId).executeTakeFirst();
}

/** The entry as it is, which nobody else can change until the transaction ends. */
export function lockBlog(db: Kysely<DB>, blogId: string) {
  return db.selectFrom('blogs').select(COLUMNS).where('blog_id', '=', blogId).forUpdate().executeTakeFirst();
}

export function insertBlog(db: Kysely<DB>, blog: BlogFields) {
  return db.insertInto('blogs').values(blog).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateBlogFields(db: Kysely<DB>, blogId: string, blog: Partial<BlogFields>) {
  return db
    .updateTable('blogs')
    .set({ ...blog, updated_at: sql`now()` })
    .where('blog_id', '=', blogId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes the entry; its comments go with it. */
export async function deleteBlogRow(db: Kysely<DB>, blogId: string): Promise<void> {
  await db.deleteFrom('blogs').where('blog_id', '=', blogId).execute();
}
