import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findAdminByEmail, lockAdminPassword } from '#server/features/accounts/admins/queries.ts';
import { openSessionAfter } from '#server/features/accounts/logins/open-session-after.ts';
import { type LoginCaller, tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { Admin, AdminLogin } from '#shared/schemas/accounts.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';

/**
 * Signs an admin in by e-mail and password.
 * @throws 401 'Invalid Credentials', 429 after too many failures.
 */
export async function logInAdmin(
  context: Context,
  { email, password }: AdminLogin,
  caller: LoginCaller & { session: Session | undefined },
): Promise<{ token: string; admin: Admin }> {
  const { db } = context;
  const found = await findAdminByEmail(db, email);
  const attempt = { kind: 'admin', name: email, password, ...caller } as const;
  const row = await tryLogin(context, attempt, found ? [{ id: found.admin_id, account: found }] : []);
  const account = { kind: 'admin', adminId: row.admin_id } as const;
  const isCurrent = (transaction: Transaction<DB>) => lockAdminPassword(transaction, row.admin_id, row.password_hash);
  const token = await openSessionAfter(db, isCurrent, account, caller.session);
  return { token, admin: { _id: row.admin_id, email: row.email, role: teamRole.parse(row.role) } };
}
