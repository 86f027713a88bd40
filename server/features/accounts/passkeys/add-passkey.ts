import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { drawChallenge, TIMEOUT } from '#server/features/accounts/passkeys/draw-challenge.ts';
import { presentCredential } from '#server/features/accounts/passkeys/present-passkey.ts';
import { type ChallengeUse, insertPasskey, selectPasskeys, spendChallenge } from '#server/features/accounts/passkeys/queries.ts';
import { relyingPartyOf } from '#server/features/accounts/passkeys/relying-party.ts';
import { ALGORITHMS, challengeOf, readMadePasskey } from '#server/features/accounts/passkeys/webauthn.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { hasFactor } from '#server/features/accounts/second-factor/has-factor.ts';
import { mailFactorChanged } from '#server/features/accounts/second-factor/mail-factor-changed.ts';
import { putRecoveryCodes } from '#server/features/accounts/second-factor/put-recovery-codes.ts';
import { lockFactor } from '#server/features/accounts/second-factor/queries.ts';
import { tryCode } from '#server/features/accounts/second-factor/spend-factor.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { endSessionsOf } from '#server/features/sessions/end-sessions.ts';
import { requireFreshProof, requireOpenSession } from '#server/features/sessions/fresh-proof.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { limits } from '#shared/limits.ts';
import type { AddedPasskey, PasskeyCreation } from '#shared/schemas/passkeys.ts';

/** How browsers reach a device; some browsers fail on words that they do not know. */
const TRANSPORTS = new Set(['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal']);

/**
 * What a device is to make for the member who asks.
 * @throws 401, 403; what `requireFreshProof` throws; 409 where browsers give this site none, and after too many.
 */
export async function beginPasskey(
  context: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  session: Session | undefined,
): Promise<PasskeyCreation> {
  const { adminId } = requireArea(viewer, 'setup');
  const site = relyingPartyOf(context.config);
  if (!site) throw accountRefusals.noPasskeysHere();
  if (!session) throw refusals.notSignedIn();
  const { email, known } = await context.db.transaction().execute(async (transaction) => {
    const locked = await lockFactor(transaction, adminId);
    if (!locked) throw refusals.notSignedIn();
    await requireFreshProof(transaction, session);
    if (locked.passkeys >= limits.passkeys.most) throw accountRefusals.tooManyPasskeys();
    const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
    await recordChange(transaction, { adminId, action: 'update', subject, changes: { passkey: { before: null, after: 'begun' } } });
    return { email: locked.email, known: await selectPasskeys(transaction, adminId) };
  });
  return {
    rp: { id: site.id, name: brand.name },
    // Nothing of the person: whoever holds a device can read it there.
    user: { id: Buffer.from(adminId.replaceAll('-', ''), 'hex').toString('base64url'), name: email, displayName: email },
    challenge: await drawChallenge(context, { adminId, purpose: 'add', sessionHash: session.tokenHash }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(presentCredential),
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'required' },
    attestation: 'none',
    timeout: TIMEOUT,
  };
}

/**
 * Adds the passkey that a device has made; the proof was given when that began, in the same session. They are mailed that; with the first second factor all other sessions end.
 * @returns codes for the time without the device, which are shown this once; none where there are such codes already.
 * @throws 401, 403; 400 for an answer that is not to what was asked; 409 after too many, and for a passkey that somebody has; 429 after
 * too many wrong ones.
 */
export async function addPasskey(
  context: Pick<Context, 'db' | 'jobs' | 'config' | 'health'>,
  viewer: Viewer,
  { passkey, ip }: { passkey: AddedPasskey; ip: string },
  session: Session | undefined,
): Promise<string[]> {
  const { adminId } = requireArea(viewer, 'setup');
  if (!session) throw refusals.notSignedIn();
  const { name, response } = passkey;
  return tryCode(context, { adminId, ip }, async () => {
    const made = await takeMade(context, { adminId, purpose: 'add', sessionHash: session.tokenHash }, passkey);
    if (!made) throw accountRefusals.wrongPasskey(400);
    return context.db.transaction().execute(async (transaction) => {
      const locked = await lockFactor(transaction, adminId);
      if (!locked) throw refusals.notSignedIn();
      await requireOpenSession(transaction, session);
      if (locked.passkeys >= limits.passkeys.most) throw accountRefusals.tooManyPasskeys();
      const { credentialId, publicKey, counter } = made;
      await insertPasskey(transaction, {
        ...{ admin_id: adminId, name, credential_id: credentialId, public_key: publicKey, counter },
        transports: response.transports?.filter((transport) => TRANSPORTS.has(transport)) ?? [],
      });
      const isFirst = !hasFactor(locked);
      const codes = isFirst ? await putRecoveryCodes(transaction, adminId) : [];
      if (isFirst) await endSessionsOf(transaction, { kind: 'admin', adminId }, session);
      const subject = { kind: 'admin', id: adminId, name: locked.email } as const;
      const changes = { passkey: { before: null, after: name }, ...(isFirst ? { second_factor: { before: 'off', after: 'on' } } : {}) };
      await recordChange(transaction, { adminId, action: 'update', subject, changes });
      await context.jobs.enqueue(transaction, mailFactorChanged, { adminId, change: 'passkey_added' });
      return codes;
    });
  });
}

/** What the device has made, where it answers what was asked here; the challenge is used up. */
async function takeMade({ db, config }: Pick<Context, 'db' | 'config'>, use: ChallengeUse, passkey: AddedPasskey) {
  const site = relyingPartyOf(config);
  const challenge = challengeOf(passkey.response.clientDataJSON);
  if (!site || !challenge || !(await spendChallenge(db, { ...use, challenge }))) return undefined;
  return readMadePasskey(passkey, { site, challenge });
}
