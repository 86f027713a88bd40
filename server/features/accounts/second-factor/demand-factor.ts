import type { Context, Viewer } from '#server/context.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { findFactor } from '#server/features/accounts/second-factor/queries.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { FACTOR_SETTING } from '#server/features/sessions/factor-setting.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { isFlagOn, setFlag } from '#server/features/settings/set-flag.ts';

/**
 * Says whether everybody of the team must have a second factor: who has none sets it up at their next step, and does nothing else before.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws; 409 for who has none themselves.
 */
export async function demandFactor(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  isOn: boolean,
  session: Session | undefined,
): Promise<void> {
  const { adminId } = requireArea(viewer, 'system');
  await db.transaction().execute(async (transaction) => {
    await requireFreshProof(transaction, session);
    if (isOn && !(await findFactor(transaction, adminId))?.has_factor) throw accountRefusals.ownFactorFirst();
    const before = await setFlag(transaction, FACTOR_SETTING, isOn);
    if (before === isOn) return;
    const subject = { kind: 'setting', id: FACTOR_SETTING, name: FACTOR_SETTING } as const;
    await recordChange(transaction, { adminId, action: 'update', subject, changes: { isOn: { before, after: isOn } } });
  });
}

/**
 * Whether everybody of the team must have a second factor.
 * @throws 401, 403 for all but admins.
 */
export async function isFactorDemanded({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<boolean> {
  requireArea(viewer, 'system');
  return isFlagOn(db, FACTOR_SETTING);
}
