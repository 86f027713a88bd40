import { renderSVG } from 'uqr';
import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { addressOf, drawSecret } from '#server/features/accounts/second-factor/app-codes.ts';
import { hasFactor } from '#server/features/accounts/second-factor/has-factor.ts';
import { mailFactorChanged } from '#server/features/accounts/second-factor/mail-factor-changed.ts';
import { putRecoveryCodes } from '#server/features/accounts/second-factor/put-recovery-codes.ts';
import { confirmFactor, lockFactor, putSecret, readSealingKey } from '#server/features/accounts/second-factor/queries.ts';
import { readCode } from '#server/features/accounts/second-factor/read-code.ts';
import { sealSecret } from '#server/features/accounts/second-factor/seal-secret.ts';
import { stepOfFactor, tryCode } from '#server/features/accounts/second-factor/spend-factor.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import { requireFreshProof, requireOpenSession } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { FactorSetup } from '#shared/schemas/second-factor.ts';

/**
 * Draws a secret for the app of the member who asks; it counts once a code has confirmed it, and takes the place of one that was not confirmed.
 * @throws 401, 403; what `requireFreshProof` throws; 409 where codes are asked for already.
 */
export async function beginFactor({ db }: Pick<Context, 'db'>, viewer: Viewer, session: Session | undefined): Promise<FactorSetup> {
  const { adminId } = requireArea(viewer, 'setup');
  const secret = drawSecret();
  const email = await db.transaction().execute(async (transaction) => {
    const locked = await lockFactor(transaction, adminId);
    if (!locked) throw refusals.notSignedIn();
    await requireFreshProof(transaction, session);
    if (locked.factor_set_at) throw accountRefusals.factorIsOn();
    await putSecret(transaction, adminId, sealSecret(secret, adminId, await readSealingKey(transaction)));
    const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
    await recordChange(transaction, { adminId, action: 'update', subject, changes: { codes_of_app: { before: 'off', after: 'begun' } } });
    return locked.email;
  });
  const address = addressOf(secret, email);
  return { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), address, picture: renderSVG(address, { border: 2 }) };
}

/**
 * Has codes asked for at sign-in from now on, after one has shown that the app has the secret. All other sessions end, and they are mailed that.
 * @returns codes for the time without the phone, which are shown this once; none where there are such codes already, for passkeys.
 * @throws 401, 403; 400 for a wrong code; 409 where nothing was begun, or codes are asked for already; 429 after too many wrong ones.
 */
export async function confirmOwnFactor(
  context: Pick<Context, 'db' | 'jobs' | 'config' | 'health'>,
  viewer: Viewer,
  { typed, ip }: { typed: string; ip: string },
  session: Session | undefined,
): Promise<string[]> {
  const { adminId } = requireArea(viewer, 'setup');
  const account = { kind: 'admin', adminId } as const;
  return tryCode(context, { adminId, ip }, () =>
    context.db.transaction().execute(async (transaction) => {
      const locked = await lockFactor(transaction, adminId);
      if (!locked) throw refusals.notSignedIn();
      await requireOpenSession(transaction, session);
      if (locked.factor_set_at) throw accountRefusals.factorIsOn();
      if (!locked.factor_secret) throw accountRefusals.factorNotBegun();
      const code = readCode(typed);
      const step = code?.kind === 'app' && (await stepOfFactor(transaction, { adminId, sealed: locked.factor_secret }, code.code));
      if (!step) throw accountRefusals.wrongCode(400, true);
      await confirmFactor(transaction, adminId, step);
      const isFirst = !hasFactor(locked);
      const codes = isFirst ? await putRecoveryCodes(transaction, adminId) : [];
      await endSessionsOf(transaction, account, session);
      const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
      const changed = { before: 'off', after: 'on' };
      const changes = { codes_of_app: changed, ...(isFirst ? { second_factor: changed } : {}) };
      await recordChange(transaction, { adminId, action: 'update', subject, changes });
      await context.jobs.enqueue(transaction, mailFactorChanged, { adminId, change: 'app_on' });
      return codes;
    }),
  );
}

/**
 * Draws other recovery codes; those of before are worth nothing, and the member is mailed that.
 * @throws 401, 403; what `requireFreshProof` throws; 409 without a second factor.
 */
export async function renewRecoveryCodes(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  session: Session | undefined,
): Promise<string[]> {
  const { adminId } = requireArea(viewer, 'own');
  return db.transaction().execute(async (transaction) => {
    const locked = await lockFactor(transaction, adminId);
    await requireFreshProof(transaction, session);
    if (!locked || !hasFactor(locked)) throw accountRefusals.factorIsOff();
    const codes = await putRecoveryCodes(transaction, adminId);
    const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
    await recordChange(transaction, { adminId, action: 'update', subject, changes: { recovery_codes: { before: '…', after: '…' } } });
    await jobs.enqueue(transaction, mailFactorChanged, { adminId, change: 'recovery_drawn' });
    return codes;
  });
}
