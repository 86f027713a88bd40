import type { Context } from '#server/context.ts';
import { type ChallengeUse, lockPasskey, markUsed, spendChallenge } from '#server/features/accounts/passkeys/queries.ts';
import { relyingPartyOf } from '#server/features/accounts/passkeys/relying-party.ts';
import { challengeOf, readAnswer } from '#server/features/accounts/passkeys/webauthn.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { lockFactor } from '#server/features/accounts/second-factor/queries.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { PasskeyAnswer } from '#shared/schemas/passkeys.ts';

/** Whose passkey is to have answered, and for what. */
interface Wanted extends ChallengeUse {
  /** Of the refusal: 401 at sign-in, 403 for whoever is signed in. */
  status: 401 | 403;
}

/**
 * Looks at what a device has answered. The challenge is used up by that, and the device's counter kept, whatever follows.
 * @returns the passkey's id.
 * @throws 'wrong_passkey' for another admin's passkey, one that was removed, another site's answer, one that came before or for something
 * else, and one of a device whose counter went back: two devices have the same key, which the audit tells.
 */
export async function checkPasskey(context: Pick<Context, 'db' | 'config'>, wanted: Wanted, answer: PasskeyAnswer): Promise<string> {
  const passkeyId = await findAnswering(context, wanted, answer);
  if (!passkeyId) throw accountRefusals.wrongPasskey(wanted.status);
  return passkeyId;
}

/** Refusing is left to who asks: what is thrown within the transaction would bring the challenge back. */
async function findAnswering(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { adminId, purpose, sessionHash }: Wanted,
  answer: PasskeyAnswer,
): Promise<string | undefined> {
  const site = relyingPartyOf(config);
  const challenge = challengeOf(answer.response.clientDataJSON);
  if (!site || !challenge) return undefined;
  return db.transaction().execute(async (transaction) => {
    const admin = await lockFactor(transaction, adminId);
    if (!admin || !(await spendChallenge(transaction, { challenge, adminId, purpose, sessionHash }))) return undefined;
    const passkey = await lockPasskey(transaction, adminId, Buffer.from(answer.id, 'base64url'));
    if (!passkey) return undefined;
    const counter = await readAnswer(answer, { site, challenge, publicKey: passkey.public_key });
    if (counter === undefined) return undefined;
    const known = Number(passkey.counter);
    // Devices that do not count say 0 each time.
    if ((counter > 0 || known > 0) && counter <= known) {
      const subject = { kind: 'admin', id: adminId, name: admin.email } as const;
      const changes = { passkey_counter: { before: `${passkey.name}: ${known}`, after: `${counter}: refused` } };
      await recordChange(transaction, { adminId, action: 'use', subject, changes });
      return undefined;
    }
    await markUsed(transaction, passkey.admin_passkey_id, counter);
    return passkey.admin_passkey_id;
  });
}
