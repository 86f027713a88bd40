import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { openSessionAfter } from '#server/features/accounts/logins/open-session-after.ts';
import { type LoginCaller, tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import type { Session } from '#server/features/accounts/sessions/session.ts';
import { findUserByName, lockPassword } from '#server/features/accounts/users/queries.ts';
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
  caller: LoginCaller & { session: Session | undefined },
): Promise<{ token: string; user: User }> {
  const { db } = context;
  const found = await findUserByName(db, userName);
  const attempt = { kind: 'user', name: userName, password, accountId: found?.user_id, ...caller } as const;
  const row = await tryLogin(context, attempt, found);
  const account = { kind: 'user', userId: row.user_id } as const;
  const isCurrent = (transaction: Transaction<DB>) => lockPassword(transaction, row.user_id, row.password_hash);
  const token = await openSessionAfter(db, isCurrent, account, caller.session);
  return { token, user: presentUser(row, await listLikedBusinesses(context, row.user_id)) };
}
