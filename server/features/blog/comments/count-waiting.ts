import type { Context } from '#server/context.ts';
import { selectWaiting } from '#server/features/blog/comments/queries.ts';
import type { Waiting } from '#shared/schemas/blog.ts';

/** How many comments wait for the admin, by entry's id or article's address; those with nothing waiting are left out. */
export async function countWaitingComments(db: Context['db']): Promise<Map<string, Waiting>> {
  const rows = await selectWaiting(db);
  return new Map(rows.map(({ blog, pending, held }) => [blog, { pending: Number(pending), held: Number(held) }]));
}
