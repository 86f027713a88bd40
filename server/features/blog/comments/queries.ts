import { type Kysely, type SqlBool, sql } from 'kysely';
import { isAfter, type ListPlace, momentOf } from '#server/db/list-place.ts';
import type { DB } from '#server/db/types.ts';
import type { Comment, CommentUpdate } from '#shared/schemas/comments.ts';

/** Under what a comment stands: an entry of the blog, or an article. */
export type Subject = { blog_id: string; article: null } | { blog_id: null; article: string };

/** The column that names the account of a comment's writer. */
export type Writer = { user_id: string } | { business_id: string };

interface NewComment {
  user_id: string | null;
  business_id: string | null;
  name: string;
  email: string;
  website: string | null;
  comment: string;
}

/** More links than a reader would write: it looks like advertising (docs/product/rules.md, 'Limits'). */
const isHeld = sql<boolean>`(status = 'pending' and regexp_count(comment, 'https?://(www\\.)?|www\\.', 1, 'i') > 2)`;

const COLUMNS = ['comment_id', 'blog_id', 'article', 'name', 'email', 'website', 'comment', 'created_at', 'version'] as const;
const status = sql<Comment['status']>`status`.as('status');

function commentsOf(db: Kysely<DB>, subject: Partial<Subject>) {
  return db
    .selectFrom('comments')
    .select([...COLUMNS, status, isHeld.as('held')])
    .$if(subject.blog_id != null, (query) => query.where('blog_id', '=', subject.blog_id ?? null))
    .$if(subject.article != null, (query) => query.where('article', '=', subject.article ?? null));
}

/** All comments under a subject, newest first. */
export function selectComments(db: Kysely<DB>, subject: Subject) {
  return commentsOf(db, subject).orderBy('created_at', 'desc').orderBy('comment_id', 'desc').execute();
}

/** Which pending comments are the reader's own. */
export interface OwnComments {
  ids: string[];
  writer: Writer | undefined;
}

function isShown({ ids, writer }: OwnComments) {
  const [column = 'user_id', account = null] = Object.entries(writer ?? {})[0] ?? [];
  return sql<SqlBool>`(status = 'approved'
    or (status = 'pending' and (comment_id = any(${ids}::uuid[]) or ${sql.ref(column)} = ${account}::uuid)))`;
}

/** What a reader sees under a subject: their own pending comments, then the approved ones, each newest first: all, or a part. */
export function selectShown(db: Kysely<DB>, subject: Subject, own: OwnComments, part?: { limit: number; from: number | ListPlace }) {
  const rank = sql<number>`(status = 'approved')::int`;
  const at = sql.ref('created_at');
  const all = commentsOf(db, subject)
    .where(isShown(own))
    .select([rank.as('rank'), momentOf(at).as('moment')])
    .orderBy(rank)
    .orderBy(at, 'desc')
    .orderBy('comment_id');
  if (!part) return all.execute();
  const { limit, from } = part;
  const rows = typeof from === 'number' ? all.offset(from) : all.where(isAfter(from, { rank, at, id: sql.ref('comment_id') }));
  return rows.limit(limit).execute();
}

export async function countShown(db: Kysely<DB>, { blog_id, article }: Subject, own: OwnComments): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.and(blog_id === null ? { article } : { blog_id }))
    .where(isShown(own))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many comments wait under each subject, and how many of them are held apart. */
export function selectWaiting(db: Kysely<DB>) {
  return db
    .selectFrom('comments')
    .select(({ fn }) => [
      sql<string>`coalesce(blog_id::text, article)`.as('blog'),
      fn.countAll<number>().filterWhere(sql<SqlBool>`not ${isHeld}`).as('pending'),
      fn.countAll<number>().filterWhere(isHeld).as('held'),
    ])
    .where('status', '=', 'pending')
    .groupBy('blog')
    .execute();
}

export function insertComment(db: Kysely<DB>, subject: Subject, comment: NewComment) {
  return db
    .insertInto('comments')
    .values({ ...subject, ...comment })
    .returning([...COLUMNS, status, isHeld.as('held')])
    .executeTakeFirstOrThrow();
}

/** The comment as it is, which nobody else can change until the transaction ends, and the title of what it stands under. */
export function lockComment(db: Kysely<DB>, commentId: string) {
  return commentsOf(db, {})
    .select(sql<string | null>`(select title from blogs where blogs.blog_id = comments.blog_id)`.as('title'))
    .where('comment_id', '=', commentId)
    .forUpdate()
    .executeTakeFirst();
}

export function updateCommentFields(db: Kysely<DB>, commentId: string, fields: Omit<CommentUpdate, 'version'>) {
  const { name, email, comment } = fields;
  return db
    .updateTable('comments')
    .set({ status: fields.status, ...(name && { name }), ...(email && { email }), ...(comment && { comment }), updated_at: sql`now()` })
    .where('comment_id', '=', commentId)
    .returning([...COLUMNS, status, isHeld.as('held')])
    .executeTakeFirstOrThrow();
}

/** What tells of one person in a text, and what stands in its place. */
interface Words {
  traces: string;
  by: string;
}

const withoutTraces = (column: 'name' | 'comment', { traces, by }: Words) =>
  sql<string>`regexp_replace(${sql.ref(column)}, ${traces}, ${by}, 'gi')`;

/** Takes the signature from what an account wrote. */
export async function forgetCommenter(db: Kysely<DB>, writer: Writer, name: string, words: Words): Promise<void> {
  await db
    .updateTable('comments')
    .set({ name, email: null, website: null, comment: withoutTraces('comment', words) })
    .where((eb) => eb.and(writer))
    .execute();
}

/** Takes an address from whatever comments were signed with it. */
export async function forgetCommenterEmail(db: Kysely<DB>, email: string, words: Words): Promise<void> {
  await db
    .updateTable('comments')
    .set({ name: withoutTraces('name', words), email: null, website: null, comment: withoutTraces('comment', words) })
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .execute();
}

export function selectWrittenComments(db: Kysely<DB>, writer: Writer) {
  return db
    .selectFrom('comments')
    .leftJoin('blogs', 'blogs.blog_id', 'comments.blog_id')
    .select(['comments.blog_id', 'article', 'blogs.title', 'comments.name', 'comments.email', 'comments.website', 'comments.comment'])
    .select([status, 'comments.created_at'])
    .where((eb) => eb.and('user_id' in writer ? { 'comments.user_id': writer.user_id } : { 'comments.business_id': writer.business_id }))
    .orderBy('comments.created_at')
    .execute();
}

/** The latest that an account has written, each with how many there are. */
export function selectLatestWritten(db: Kysely<DB>, writer: Writer, limit: number) {
  return db
    .selectFrom('comments')
    .leftJoin('blogs', 'blogs.blog_id', 'comments.blog_id')
    .select(['comment_id', 'comments.blog_id', 'article', 'blogs.title', 'comments.comment', status, 'comments.created_at'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where((eb) => eb.and('user_id' in writer ? { 'comments.user_id': writer.user_id } : { 'comments.business_id': writer.business_id }))
    .orderBy('comments.created_at', 'desc')
    .limit(limit)
    .execute();
}
