import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countListedUsers, selectListedUsers } from '#server/features/accounts/users/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { SearchedListQuery, UserList } from '#shared/schemas/back-office-lists.ts';

/**
 * The users for the team, the latest first; words are looked for in user name, e-mail and number.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function listUsers(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { q, page, limit = limits.pageSize.table }: SearchedListQuery,
): Promise<UserList> {
  requireViewer(viewer, 'admin');
  const [rows, total] = await Promise.all([selectListedUsers(db, q, { limit, offset: (page - 1) * limit }), countListedUsers(db, q)]);
  const users = rows.map(({ user_id, user_name, email, phone_no, plan, reviews, created_at }) => ({
    _id: user_id,
    userName: user_name,
    email,
    phoneNo: phone_no,
    plan,
    reviews: Number(reviews),
    createdAt: created_at.toISOString(),
  }));
  return { users, ...pagingOf(total, { page, limit }) };
}
