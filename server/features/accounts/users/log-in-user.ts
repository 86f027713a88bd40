import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { lockPassword } from '#server/features/accounts/access/queries.ts';
import { openSessionAfter } from '#server/features/accounts/logins/open-session-after.ts';
import { type LoginCaller, tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { findUsersByLogin } from '#server/features/accounts/users/queries.ts';
import { presentUser } from '#server/features/accounts/users/view.ts';
import { listLikedBusinesses } from '#server/features/likes/list-likes.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { User, UserLogin } from '#shared/schemas/accounts.ts';

/**
 * Signs a user in by name or e-mail, and password. Where a name is another's e-mail, the password decides.
 * @throws 401 'Invalid Credentials', 429 after too many failures.
 */
export async function logInUser(
  context: Context,
  { userName, password }: UserLogin,
  caller: LoginCaller & { session: Session | undefined },
): Promise<{ token: string; user: User }> {
  const { db } = context;
  const found = await findUsersByLogin(db, userName);
  const row = await tryLogin(
    context,
    { kind: 'user', name: userName, password, ...caller },
    found.map((account) => ({ id: account.user_id, account })),
  );
  const account = { kind: 'user', userId: row.user_id } as const;
  const isCurrent = (transaction: Transaction<DB>) => lockPassword(transaction, account, row.password_hash);
  const token = await openSessionAfter(db, isCurrent, account, caller.session);
  return { token, user: presentUser(row, await listLikedBusinesses(context, row.user_id)) };
}
