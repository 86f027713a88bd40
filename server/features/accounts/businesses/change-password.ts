import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import { hashNewPassword } from '#server/features/accounts/access/hash-new-password.ts';
import { lockAccount } from '#server/features/accounts/access/queries.ts';
import { updatePassword } from '#server/features/accounts/businesses/queries.ts';
import { mailPasswordChanged } from '#server/features/accounts/logins/mail-password-changed.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { PasswordChange } from '#shared/schemas/accounts.ts';

/**
 * Sets a new password of the signed-in contractor soon after a proof, ends all that could reach the account otherwise, and tells them by
 * mail.
 * @throws 401, 403; what `hashNewPassword` throws.
 */
export async function changePassword(
  context: Context,
  viewer: Viewer,
  { newPassword }: PasswordChange,
  session: Session | undefined,
): Promise<void> {
  const owner = requireViewer(viewer, 'contractor');
  const passwordHash = await hashNewPassword(context, owner, newPassword, session);
  await context.db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, owner))) throw refusals.notSignedIn();
    await requireFreshProof(transaction, session);
    await updatePassword(transaction, owner.businessId, passwordHash);
    await endAccess(transaction, owner, session);
    await context.jobs.enqueue(transaction, mailPasswordChanged, owner);
  });
}
