import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** A blog entry's own fields, as columns; `image` is the key of its picture. */
export interface BlogFields {
  title: string;
  short_description: string;
  description: string;
  image: string;
  is_public: boolean;
  published_at: Date | null;
}

const COLUMNS = [
  'blog_id',
  'title',
  'short_description',
  'description',
  'image',
  'created_at',
  'version',
  'is_public',
  'published_at',
] as const;

const publishedAt = sql<Date>`coalesce(published_at, created_at)`;

/** The public entries, newest first: all, or a part of them. */
export function selectBlogs(db: Kysely<DB>, part?: { limit: number; offset: number }) {
  return db
    .selectFrom('blogs')
    .select(COLUMNS)
    .where('is_public', '=', true)
    .orderBy(publishedAt, 'desc')
    .orderBy('blog_id', 'desc')
    .$if(part !== undefined, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .execute();
}

/** All entries for the team, drafts first. */
export function selectAllBlogs(db: Kysely<DB>) {
  return db.selectFrom('blogs').select(COLUMNS).orderBy('is_public').orderBy(publishedAt, 'desc').orderBy('blog_id', 'desc').execute();
}

/** Publishes those whose date has come. */
export async function publishDueBlogs(db: Kysely<DB>): Promise<void> {
  const isDue = sql<SqlBool>`published_at <= now()`;
  await db.updateTable('blogs').set({ is_public: true }).where('is_public', '=', false).where(isDue).execute();
}

export async function countBlogs(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('blogs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_public', '=', true)
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
