import type { Context } from '#server/context.ts';
import { getUser } from '#server/features/accounts/users/get-user.ts';
import { requireFreeName } from '#server/features/accounts/users/require-free-name.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { followChoices } from '#server/features/message-choices/follow-choices.ts';
import { findGrant, insertUserByPhone, spendGrant } from '#server/features/phone-codes/queries.ts';
import { phoneCodeRefusals } from '#server/features/phone-codes/refusals.ts';
import { noteNetwork } from '#server/features/registration-networks/note-network.ts';
import { hashToken, openSession } from '#server/features/sessions/open-session.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { User } from '#shared/schemas/accounts.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Makes a user's account of a name and a number that a code has just proven, and signs them in; it has no e-mail and no password.
 * @param grant the token of the permission.
 * @throws 403 without the permission; 400 when the name is an address of the team's, 409 when it is taken: the permission stays then.
 */
export async function registerUserByPhone(
  context: Context,
  userName: string,
  grant: string | undefined,
  { session: replaced, ip }: { session: Session | undefined; ip: string },
): Promise<{ token: string; user: User }> {
  if (!grant) throw phoneCodeRefusals.notVerified();
  const grantHash = hashToken(grant);
  const { account, token } = await context.db.transaction().execute(async (transaction) => {
    const permission = await findGrant(transaction, 'user', grantHash);
    if (!permission || !(await spendGrant(transaction, grantHash))) throw phoneCodeRefusals.notVerified();
    await requireFreeName(context, transaction, userName);
    const user = { user_name: userName, phone_no: permission.phone_no, language: currentLanguage() };
    const { user_id } = await insertUserByPhone(transaction, user);
    const account = { kind: 'user', userId: user_id } as const;
    await agree(transaction, account, 'account', 'form');
    await followChoices(transaction, account);
    await noteNetwork(context, transaction, account, ip);
    return { account, token: await openSession(transaction, account, replaced) };
  });
  return { token, user: await getUser(context, account) };
}
