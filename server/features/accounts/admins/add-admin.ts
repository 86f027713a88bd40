import { randomBytes } from 'node:crypto';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { mailAdminLink } from '#server/features/accounts/admins/mail-admin-link.ts';
import { insertAdmin, lockAdmin } from '#server/features/accounts/admins/queries.ts';
import { hashPassword } from '#server/features/accounts/logins/passwords.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { NewAdmin } from '#shared/schemas/admins.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Takes somebody into the team, who sets their password by the link that they are mailed, once and for a day.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws; 409 for the address of one who is there.
 */
export async function addAdmin(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  { email, role }: NewAdmin,
  session: Session | undefined,
): Promise<void> {
  const { adminId: by } = requireArea(viewer, 'system');
  // Nobody knows it.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await db.transaction().execute(async (transaction) => {
    await lockAdmin(transaction, by);
    await requireFreshProof(transaction, session);
    const admin = { email, password_hash: passwordHash, isSet: false, role, language: currentLanguage() };
    const adminId = await insertAdmin(transaction, admin);
    await recordChange(transaction, {
      adminId: by,
      action: 'add',
      subject: { kind: 'admin', id: adminId, name: email },
      changes: { role: { before: null, after: role } },
    });
    await jobs.enqueue(transaction, mailAdminLink, { adminId, asked: new Date().toISOString() });
  });
}

/**
 * Mails another link to an admin who has not set a password yet; it takes the place of the one before.
 * @throws 401, 403 for all but admins; 404 for one who is none; 409 for one who has a password: only the shell takes that away.
 */
export async function mailLinkAgain({ db, jobs }: Pick<Context, 'db' | 'jobs'>, viewer: Viewer, adminId: string): Promise<void> {
  const { adminId: by } = requireArea(viewer, 'system');
  if (!isUuid(adminId)) throw accountRefusals.adminNotFound();
  await db.transaction().execute(async (transaction) => {
    const admin = await lockAdmin(transaction, adminId);
    if (!admin) throw accountRefusals.adminNotFound();
    if (admin.password_set_at) throw accountRefusals.passwordIsSet();
    await recordChange(transaction, {
      adminId: by,
      action: 'send',
      subject: { kind: 'admin', id: adminId, name: admin.email },
      changes: {},
    });
    await jobs.enqueue(transaction, mailAdminLink, { adminId, asked: new Date().toISOString() });
  });
}
