import type { Context } from '#server/context.ts';
import { hashPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { welcome } from '#server/features/accounts/mail-welcome.ts';
import { makeUser } from '#server/features/accounts/users/make-user.ts';
import { presentUser } from '#server/features/accounts/users/view.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { noteNetwork } from '#server/features/registration-networks/note-network.ts';
import { openSession } from '#server/features/sessions/open-session.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { User, UserRegistration } from '#shared/schemas/accounts.ts';

/**
 * Makes a user's account and signs them in.
 * @throws 400 when the name is an address of the team's, 409 when the user name or the e-mail has an account; 503 while too many wait.
 */
export async function registerUser(
  context: Context,
  { userName, email, password }: UserRegistration,
  { session: replaced, ip }: { session: Session | undefined; ip: string },
): Promise<{ token: string; user: User }> {
  const { db } = context;
  requirePasswordTurn();
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const row = await makeUser(context, transaction, { userName, email, passwordHash });
    const account = { kind: 'user', userId: row.user_id } as const;
    await welcome(context, transaction, account, email);
    await agree(transaction, account, 'account', 'form');
    await noteNetwork(context, transaction, account, ip);
    const token = await openSession(transaction, account, replaced);
    return { token, user: presentUser(row, []) };
  });
}
