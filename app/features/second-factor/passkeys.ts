import { ApiFailure } from '#app/api/client.ts';
import type { AddedPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '#shared/schemas/passkeys.ts';
import { secondFactorText } from '#shared/texts.ts';

/** What the device, or whoever holds it, has refused: forms say it as what the server refuses. */
class DeviceFailure extends ApiFailure {
  constructor(message: string) {
    super(400, message, {}, 'passkey_not_used', true);
  }
}

/** To be called before the server is asked. @throws ApiFailure with what to say where the browser has no passkeys for this page. */
export function requirePasskeys(): void {
  if (typeof window.PublicKeyCredential !== 'function') throw new DeviceFailure(secondFactorText.noPasskeysInBrowser);
}

const load = () => import('@simplewebauthn/browser');

/** Loads what asks the device before it is needed; a failure shows when it is. */
export function preparePasskeys(): void {
  load().catch(() => {});
}

/** Has the device make a passkey. @throws ApiFailure with what to say when it made none. */
export async function makePasskey(options: PasskeyCreation): Promise<Pick<AddedPasskey, 'id' | 'response'>> {
  const { startRegistration } = await load();
  const { id, response } = await startRegistration({ optionsJSON: options }).catch((error) => {
    throw new DeviceFailure(describe(error, secondFactorText.passkeyNotAdded));
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) } };
}

/** Has the device answer with a passkey. @throws ApiFailure with what to say when it did not. */
export async function answerWithPasskey(options: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load();
  const { id, response } = await startAuthentication({ optionsJSON: options }).catch((error) => {
    throw new DeviceFailure(describe(error, secondFactorText.passkeyNotUsed));
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature } };
}

/** Browsers say little, so that no site learns what a device has: that somebody turned back, or waited too long, is most of it. */
function describe({ name }: Error, otherwise: string): string {
  if (name === 'InvalidStateError') return secondFactorText.passkeyKnown;
  return name === 'SecurityError' ? secondFactorText.passkeyElsewhere : otherwise;
}
