import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findAdminByEmail } from '#server/features/accounts/admins/queries.ts';
import { openSessionAfter } from '#server/features/accounts/logins/open-session-after.ts';
import { type LoginCaller, tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { lockFactor } from '#server/features/accounts/second-factor/queries.ts';
import { spendFactor, tryCode } from '#server/features/accounts/second-factor/spend-factor.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { Admin, AdminLogin } from '#shared/schemas/accounts.ts';
import { teamRole } from '#shared/schemas/team-roles.ts';

/**
 * Signs somebody of the team in by e-mail and password, and by a code where they have set that up.
 * @throws 401 'Invalid Credentials', 'code_needed', 'wrong_code'; 429 after too many failures.
 */
export async function logInAdmin(
  context: Context,
  { email, password, code }: AdminLogin,
  caller: LoginCaller & { session: Session | undefined },
): Promise<{ token: string; admin: Admin }> {
  const { db } = context;
  const found = await findAdminByEmail(db, email);
  const attempt = { kind: 'admin', name: email, password, ...caller } as const;
  const row = await tryLogin(context, attempt, found ? [{ id: found.admin_id, account: found }] : []);
  const account = { kind: 'admin', adminId: row.admin_id } as const;
  if (row.factor_set_at && code === undefined) throw accountRefusals.codeNeeded(401);
  const isCurrent = async (transaction: Transaction<DB>) => {
    const locked = await lockFactor(transaction, row.admin_id);
    if (locked?.password_hash !== row.password_hash) return false;
    if (!locked.factor_set_at) return true;
    // It was set up meanwhile.
    if (code === undefined) throw accountRefusals.codeNeeded(401);
    if (!(await spendFactor(transaction, locked, code))) throw accountRefusals.wrongCode(401);
    return true;
  };
  const open = () => openSessionAfter(db, isCurrent, account, caller.session);
  const token = await (row.factor_set_at ? tryCode(context, { adminId: row.admin_id, ip: caller.ip }, open) : open());
  return { token, admin: { _id: row.admin_id, email: row.email, role: teamRole.parse(row.role) } };
}
