import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { hasFactor } from '#server/features/accounts/second-factor/has-factor.ts';
import { mailFactorChanged } from '#server/features/accounts/second-factor/mail-factor-changed.ts';
import { deleteFactor, deleteSecret, lockFactor, replaceRecoveryCodes } from '#server/features/accounts/second-factor/queries.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';

/**
 * Has no codes of an app asked for of the member who asks any more. Passkeys stay, and recovery codes with them; without any these go.
 * The member is mailed either.
 * @throws 401, 403; what `requireFreshProof` throws; 409 where none are asked for.
 */
export async function endOwnFactor(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  session: Session | undefined,
): Promise<void> {
  const { adminId } = requireArea(viewer, 'own');
  await db.transaction().execute(async (transaction) => {
    const locked = await lockFactor(transaction, adminId);
    await requireFreshProof(transaction, session);
    if (!locked?.factor_set_at) throw accountRefusals.factorIsOff();
    await deleteSecret(transaction, adminId);
    const isLast = locked.passkeys === 0;
    if (isLast) await replaceRecoveryCodes(transaction, adminId, []);
    await jobs.enqueue(transaction, mailFactorChanged, { adminId, change: isLast ? 'off' : 'app_off' });
    const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
    const changed = { before: 'on', after: 'off' };
    const changes = { codes_of_app: changed, ...(isLast ? { second_factor: changed } : {}) };
    await recordChange(transaction, { adminId, action: 'update', subject, changes });
  });
}

/**
 * Takes app and passkeys of somebody off who has lost them, and ends their sessions; they are mailed that.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws; 404 for one who is not of the team; 409 without a second factor.
 */
export async function takeOffFactor(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  id: string,
  session: Session | undefined,
): Promise<void> {
  const { adminId: by } = requireArea(viewer, 'system');
  if (!isUuid(id)) throw accountRefusals.adminNotFound();
  const adminId = id.toLowerCase();
  await db.transaction().execute(async (transaction) => {
    const locked = await lockFactor(transaction, adminId);
    if (!locked) throw accountRefusals.adminNotFound();
    await requireFreshProof(transaction, session);
    if (!hasFactor(locked)) throw accountRefusals.factorIsOff();
    await deleteFactor(transaction, adminId);
    if (by !== adminId) await endSessionsOf(transaction, { kind: 'admin', adminId });
    const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
    await recordChange(transaction, { adminId: by, action: 'update', subject, changes: { second_factor: { before: 'on', after: 'off' } } });
    await jobs.enqueue(transaction, mailFactorChanged, { adminId, change: 'off' });
  });
}
