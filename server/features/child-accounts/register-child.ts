import type { Context } from '#server/context.ts';
import { hashPassword, requirePasswordTurn } from '#server/features/accounts/logins/passwords.ts';
import { makeUser } from '#server/features/accounts/users/make-user.ts';
import { nameParent, requireOther } from '#server/features/child-accounts/name-parent.ts';
import { noteNetwork } from '#server/features/registration-networks/note-network.ts';
import type { ChildRegistration } from '#shared/schemas/child-accounts.ts';

/**
 * Makes the account of somebody younger than 18, which opens to nobody until a parent has agreed. Nobody is signed in.
 * @throws what `requireOther`, `registerUser` and `nameParent` throw.
 */
export async function registerChild(context: Context, child: ChildRegistration, { ip }: { ip: string }): Promise<void> {
  const { userName, email, password, ...parent } = child;
  requirePasswordTurn();
  requireOther(email, parent);
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute(async (transaction) => {
    const { user_id: userId } = await makeUser(context, transaction, { userName, email, passwordHash });
    await nameParent(context, transaction, userId, parent);
    await noteNetwork(context, transaction, { kind: 'user', userId }, ip);
  });
}
