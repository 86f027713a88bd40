import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { endAccess } from '#server/features/account-access/end-access.ts';
import { tryOwnPassword } from '#server/features/accounts/access/try-own-password.ts';
import { findPasswordOfAdmin, lockAdmin, updateAdminPassword } from '#server/features/accounts/admins/queries.ts';
import { hashPassword, isPassword } from '#server/features/accounts/logins/passwords.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { AdminPasswordChange } from '#shared/schemas/admins.ts';

/**
 * Sets a new password of the admin who asks and knows the present one; their other sessions end.
 * @throws 401, 403 for all but admins, and for a wrong password, one that was changed meanwhile too; 409 where the settings say the password;
 * what `tryOwnPassword` throws.
 */
export async function changeOwnPassword(
  { db, config }: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  { currentPassword, newPassword }: AdminPasswordChange,
  session: Session | undefined,
): Promise<void> {
  const admin = requireViewer(viewer, 'admin');
  const { adminId } = admin;
  await tryOwnPassword({ db, config }, { kind: 'admin', adminId }, async () => {
    const found = await findPasswordOfAdmin(db, adminId);
    if (!found) throw refusals.notSignedIn();
    if (!(await isPassword(currentPassword, found.password_hash))) throw accountRefusals.wrongCurrentPassword();
    const isOfSettings = config.ADMIN_PASSWORD !== undefined && found.email.toLowerCase() === config.ADMIN_EMAIL?.toLowerCase();
    if (isOfSettings) throw accountRefusals.passwordOfSettings();
    const passwordHash = await hashPassword(newPassword);
    await db.transaction().execute(async (transaction) => {
      const locked = await lockAdmin(transaction, adminId);
      if (locked?.password_hash !== found.password_hash) throw accountRefusals.wrongCurrentPassword();
      await updateAdminPassword(transaction, adminId, passwordHash, true);
      await endAccess(transaction, admin, session);
      const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
      await recordChange(transaction, { adminId, action: 'update', subject, changes: { password: { before: '…', after: '…' } } });
    });
  });
}
