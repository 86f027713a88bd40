import type { RelyingParty } from '#server/features/accounts/passkeys/relying-party.ts';
import type { AddedPasskey, PasskeyAnswer } from '#shared/schemas/passkeys.ts';

/** EdDSA, ES256 and RS256: what every device and every Node knows. */
export const ALGORITHMS = [-8, -7, -257];

/** A passkey that a device has made. */
interface MadePasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
}

/** What an answer is held against: the site, and what was asked. */
interface Asked {
  site: RelyingParty;
  challenge: Buffer;
}

/** What a device has signed, as it says itself; nothing where that cannot be read. */
export function challengeOf(clientDataJSON: string): Buffer | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser was asked by a frame in a page of another site: this site asks in none. */
function isFramed(clientDataJSON: string): boolean {
  const { crossOrigin, topOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  return (crossOrigin ?? false) !== false || topOrigin !== undefined;
}

/**
 * Reads the answer of a device that has made a passkey.
 * @returns nothing for one that is not for this site and challenge, or without a check of who holds the device. Nothing, too, for one that
 * shows who made the device: nobody asked, and the library would fetch from addresses that its certificates name.
 */
export async function readMadePasskey(
  { id, response }: Pick<AddedPasskey, 'id' | 'response'>,
  { site, challenge }: Asked,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    if (isFramed(response.clientDataJSON)) return undefined;
    const statement = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
    if (!['none', 'packed'].includes(statement.get('fmt')) || statement.get('attStmt').get('x5c') !== undefined) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    // The library takes the id that the device has signed, whatever else is named.
    if (!verified || registrationInfo.credential.id !== id) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    };
  } catch {
    // The library throws on whatever is wrong.
    return undefined;
  }
}

/**
 * Reads the answer of a device that has a passkey.
 * @returns how often the device says that it has answered; nothing for an answer that is not for this site and challenge, is not signed by
 * the passkey, or without a check of who holds the device.
 */
export async function readAnswer(
  { id, response }: PasskeyAnswer,
  { site, challenge, publicKey }: Asked & { publicKey: Buffer },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    if (isFramed(response.clientDataJSON)) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      // The counter is looked at by whoever asks, once the signature has proven it.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws on whatever is wrong.
    return undefined;
  }
}
