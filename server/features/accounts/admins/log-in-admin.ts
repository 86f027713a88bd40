import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findAdminByEmail } from '#server/features/accounts/admins/queries.ts';
import { openSessionAfter } from '#server/features/accounts/logins/open-session-after.ts';
import { type LoginCaller, tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { lockFactor } from '#server/features/accounts/second-factor/queries.ts';
import { withFactor } from '#server/features/accounts/second-factor/require-factor.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { Admin, AdminLogin } from '#shared/schemas/accounts.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';

/**
 * Signs somebody of the team in by e-mail and password, and by a code or a passkey where they have set that up.
 * @throws 401 'Invalid Credentials', and what `withFactor` throws; 429 after too many failures.
 */
export async function logInAdmin(
  context: Context,
  { email, password, code, passkey }: AdminLogin,
  caller: LoginCaller & { session: Session | undefined; userAgent: string | undefined },
): Promise<{ token: string; admin: Admin }> {
  const { db } = context;
  const found = await findAdminByEmail(db, email);
  const attempt = { kind: 'admin', name: email, password, ...caller } as const;
  const row = await tryLogin(context, attempt, found ? [{ id: found.admin_id, account: found }] : []);
  const account = { kind: 'admin', adminId: row.admin_id } as const;
  const step = { purpose: 'sign_in', session: undefined, adminId: row.admin_id, ip: caller.ip, isAsked: row.has_factor } as const;
  const token = await withFactor(context, step, { code, passkey }, (requireFactor) => {
    const isCurrent = async (transaction: Transaction<DB>) => {
      const locked = await lockFactor(transaction, row.admin_id);
      if (locked?.password_hash !== row.password_hash) return false;
      await requireFactor(transaction, locked);
      return true;
    };
    return openSessionAfter(db, isCurrent, account, caller.session, caller.userAgent);
  });
  return { token, admin: { _id: row.admin_id, email: row.email, role: teamRole.parse(row.role) } };
}
