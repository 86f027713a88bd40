import type { Context } from '#server/context.ts';
import { getOwnBusiness } from '#server/features/accounts/contractors/get-own-business.ts';
import { findBusinessByPhone } from '#server/features/accounts/contractors/queries.ts';
import { isPassword } from '#server/features/accounts/logins/passwords.ts';
import { tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { openSession } from '#server/features/accounts/sessions/open-session.ts';
import type { Session } from '#server/features/accounts/sessions/session.ts';
import type { ContractorLogin, OwnBusiness } from '#shared/schemas/contractors.ts';

/**
 * Signs a contractor in by phone number and password.
 * @throws 401 'Invalid Credentials', 429 after too many failures.
 */
export async function logInContractor(
  context: Context,
  { phoneNo, password }: ContractorLogin,
  caller: { ip: string; session: Session | undefined },
): Promise<{ token: string; contractor: OwnBusiness }> {
  const { db } = context;
  const row = await tryLogin(context, { kind: 'contractor', name: phoneNo, ip: caller.ip }, async () => {
    const found = await findBusinessByPhone(db, phoneNo);
    return (await isPassword(password, found?.password_hash)) ? found : undefined;
  });
  const viewer = { kind: 'contractor', businessId: row.business_id } as const;
  const token = await openSession(db, viewer, caller.session);
  return { token, contractor: await getOwnBusiness(context, viewer) };
}
