import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { lockAdmin } from '#server/features/accounts/admins/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import { endSessionById } from '#server/features/sessions/list-sessions.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';

/**
 * Ends the sessions of the member who asks: one of them, or all but the one that asks.
 * @throws 401, 403; 404 for a session that is none of theirs.
 */
export async function endOwnSessions(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  which: string,
  session: Session | undefined,
): Promise<void> {
  const { adminId } = requireArea(viewer, 'own');
  const account = { kind: 'admin', adminId } as const;
  await db.transaction().execute(async (transaction) => {
    const locked = await lockAdmin(transaction, adminId);
    if (!locked) throw refusals.notSignedIn();
    if (which === 'others') await endSessionsOf(transaction, account, session);
    else if (!(await endSessionById(transaction, account, which))) throw accountRefusals.sessionNotFound();
    await recordChange(transaction, {
      adminId,
      action: 'sign_out',
      subject: { kind: 'admin', id: adminId, name: locked.email },
      changes: {},
    });
  });
}

/**
 * Ends all sessions of somebody of the team.
 * @throws 401, 403 for all but admins; 404 for one who is not of the team.
 */
export async function signOutMember({ db }: Pick<Context, 'db'>, viewer: Viewer, adminId: string): Promise<void> {
  const { adminId: by } = requireArea(viewer, 'system');
  if (!isUuid(adminId)) throw accountRefusals.adminNotFound();
  await db.transaction().execute(async (transaction) => {
    const locked = await lockAdmin(transaction, adminId);
    if (!locked) throw accountRefusals.adminNotFound();
    await endSessionsOf(transaction, { kind: 'admin', adminId: locked.admin_id });
    const subject = { kind: 'admin', id: locked.admin_id, name: locked.email } as const;
    await recordChange(transaction, { adminId: by, action: 'sign_out', subject, changes: {} });
  });
}
