import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { lockPassword } from '#server/features/accounts/access/queries.ts';
import { findBusinessByPhone } from '#server/features/accounts/businesses/queries.ts';
import { openSessionAfter } from '#server/features/accounts/logins/open-session-after.ts';
import { type LoginCaller, tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { BusinessLogin, OwnBusiness } from '#shared/schemas/own-business.ts';

/**
 * Signs a contractor in by phone number and password.
 * @throws 401 'Invalid Credentials', 429 after too many failures.
 */
export async function logInBusiness(
  context: Context,
  { phoneNo, password }: BusinessLogin,
  caller: LoginCaller & { session: Session | undefined },
): Promise<{ token: string; contractor: OwnBusiness }> {
  const { db } = context;
  const found = await findBusinessByPhone(db, phoneNo);
  const attempt = { kind: 'contractor', name: phoneNo, password, ...caller } as const;
  const row = await tryLogin(context, attempt, found ? [{ id: found.business_id, account: found }] : []);
  const viewer = { kind: 'contractor', businessId: row.business_id } as const;
  const isCurrent = (transaction: Transaction<DB>) => lockPassword(transaction, viewer, row.password_hash);
  const token = await openSessionAfter(db, isCurrent, viewer, caller.session);
  return { token, contractor: await getOwnBusiness(context, viewer) };
}
