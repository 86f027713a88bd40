import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { mailFactorOff } from '#server/features/accounts/second-factor/mail-factor-off.ts';
import { deleteFactor, lockFactor } from '#server/features/accounts/second-factor/queries.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';

/**
 * Has no codes asked for of the member who asks any more.
 * @throws 401, 403; what `requireFreshProof` throws; 409 where none are asked for.
 */
export async function endOwnFactor(context: Pick<Context, 'db' | 'jobs'>, viewer: Viewer, session: Session | undefined): Promise<void> {
  const { adminId } = requireArea(viewer, 'own');
  await takeOff(context, { by: adminId, adminId }, session);
}

/**
 * Has no codes asked for of somebody who has lost the phone, and ends their sessions; they are mailed that.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws; 404 for one who is not of the team; 409 where none are asked for.
 */
export async function takeOffFactor(
  context: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  adminId: string,
  session: Session | undefined,
): Promise<void> {
  const { adminId: by } = requireArea(viewer, 'system');
  if (!isUuid(adminId)) throw accountRefusals.adminNotFound();
  await takeOff(context, { by, adminId: adminId.toLowerCase() }, session);
}

async function takeOff(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { by, adminId }: { by: string; adminId: string },
  session: Session | undefined,
) {
  await db.transaction().execute(async (transaction) => {
    const locked = await lockFactor(transaction, adminId);
    if (!locked) throw accountRefusals.adminNotFound();
    await requireFreshProof(transaction, session);
    if (!locked.factor_set_at) throw accountRefusals.factorIsOff();
    await deleteFactor(transaction, adminId);
    if (by !== adminId) await endSessionsOf(transaction, { kind: 'admin', adminId });
    const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
    await recordChange(transaction, { adminId: by, action: 'update', subject, changes: { second_factor: { before: 'on', after: 'off' } } });
    await jobs.enqueue(transaction, mailFactorOff, { adminId });
  });
}
