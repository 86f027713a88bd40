import type { Context } from '#server/context.ts';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { openSession } from '#server/features/accounts/sessions/open-session.ts';
import type { Session } from '#server/features/accounts/sessions/session.ts';
import { findUserByName } from '#server/features/accounts/users/queries.ts';
import { presentUser } from '#server/features/accounts/users/view.ts';
import { listLikedBusinesses } from '#server/features/likes/list-likes.ts';
import type { User, UserLogin } from '#shared/schemas/accounts.ts';

/**
 * Signs a user in by name and password.
 * @throws 401 'Invalid Credentials', 429 after too many failures.
 */
export async function logInUser(
  context: Context,
  { userName, password }: UserLogin,
  caller: { ip: string; session: Session | undefined },
): Promise<{ token: string; user: User }> {
  const { db } = context;
  const row = await tryLogin(context, { kind: 'user', name: userName, ip: caller.ip }, async () => {
    const found = await findUserByName(db, userName);
    return (await isPassword(password, found?.password_hash)) ? found : undefined;
  });
  const token = await openSession(db, { kind: 'user', userId: row.user_id }, caller.session);
  return { token, user: presentUser(row, await listLikedBusinesses(context, row.user_id)) };
}
