import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { deletePasskey, findPasskeyName, updatePasskeyName } from '#server/features/accounts/passkeys/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { mailFactorChanged } from '#server/features/accounts/second-factor/mail-factor-changed.ts';
import { lockFactor, replaceRecoveryCodes } from '#server/features/accounts/second-factor/queries.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';

/** An own passkey, and who asks. */
interface Asked {
  viewer: Viewer;
  passkeyId: string;
  session: Session | undefined;
}

/**
 * Gives a passkey of the member who asks another name.
 * @throws 401, 403; what `requireFreshProof` throws; 404 for one that is none of theirs.
 */
export async function renamePasskey({ db }: Pick<Context, 'db'>, asked: Asked, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { adminId, passkeyId, locked, name: before } = await lockOwn(transaction, asked);
    if (before === name) return;
    await updatePasskeyName(transaction, passkeyId, name);
    const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
    await recordChange(transaction, { adminId, action: 'update', subject, changes: { passkey: { before, after: name } } });
  });
}

/**
 * Removes a passkey of the member who asks. They are mailed that; with the last second factor the recovery codes go as well.
 * @throws 401, 403; what `requireFreshProof` throws; 404 for one that is none of theirs.
 */
export async function removePasskey({ db, jobs }: Pick<Context, 'db' | 'jobs'>, asked: Asked): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { adminId, passkeyId, locked, name } = await lockOwn(transaction, asked);
    await deletePasskey(transaction, passkeyId);
    const isLast = !locked.factor_set_at && locked.passkeys === 1;
    if (isLast) await replaceRecoveryCodes(transaction, adminId, []);
    await jobs.enqueue(transaction, mailFactorChanged, { adminId, change: isLast ? 'off' : 'passkey_removed' });
    const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
    const changes = { passkey: { before: name, after: null }, ...(isLast ? { second_factor: { before: 'on', after: 'off' } } : {}) };
    await recordChange(transaction, { adminId, action: 'update', subject, changes });
  });
}

/** The passkey and its admin, to whom nothing else happens until the transaction ends. */
async function lockOwn(transaction: Transaction<DB>, { viewer, passkeyId, session }: Asked) {
  const { adminId } = requireArea(viewer, 'own');
  const locked = await lockFactor(transaction, adminId);
  await requireFreshProof(transaction, session);
  const name = isUuid(passkeyId) ? await findPasskeyName(transaction, adminId, passkeyId) : undefined;
  if (!locked || name === undefined) throw accountRefusals.passkeyNotFound();
  return { adminId, passkeyId, locked, name };
}
