import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findAdminByEmail } from '#server/features/accounts/admins/queries.ts';
import { type LoginCaller, tryLogin } from '#server/features/accounts/logins/slow-logins.ts';
import { drawChallenge, TIMEOUT } from '#server/features/accounts/passkeys/draw-challenge.ts';
import { presentCredential } from '#server/features/accounts/passkeys/present-passkey.ts';
import { type ChallengeUse, selectPasskeys } from '#server/features/accounts/passkeys/queries.ts';
import { relyingPartyOf } from '#server/features/accounts/passkeys/relying-party.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { PasskeyRequest } from '#shared/schemas/passkeys.ts';

/**
 * What a device is to answer for somebody of the team who signs in, and knows the password.
 * @throws 401 'Invalid Credentials'; 409 for who has no passkey; 429 after too many failures.
 */
export async function askPasskeyAtLogin(
  context: Context,
  { email, password }: { email: string; password: string },
  caller: LoginCaller,
): Promise<PasskeyRequest> {
  const found = await findAdminByEmail(context.db, email);
  const attempt = { kind: 'admin', name: email, password, ...caller } as const;
  const { admin_id } = await tryLogin(context, attempt, found ? [{ id: found.admin_id, account: found }] : []);
  return askFor(context, { adminId: admin_id, purpose: 'sign_in', sessionHash: null });
}

/**
 * What a device is to answer to prove that it is the member who asks.
 * @throws 401, 403; 409 for who has no passkey.
 */
export async function askPasskeyForProof(
  context: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  session: Session | undefined,
): Promise<PasskeyRequest> {
  const { adminId } = requireArea(viewer, 'own');
  if (!session) throw refusals.notSignedIn();
  return askFor(context, { adminId, purpose: 'proof', sessionHash: session.tokenHash });
}

async function askFor(context: Pick<Context, 'db' | 'config'>, use: ChallengeUse): Promise<PasskeyRequest> {
  const site = relyingPartyOf(context.config);
  const passkeys = await selectPasskeys(context.db, use.adminId);
  if (!site || passkeys.length === 0) throw accountRefusals.noPasskey();
  return {
    challenge: await drawChallenge(context, use),
    rpId: site.id,
    allowCredentials: passkeys.map(presentCredential),
    timeout: TIMEOUT,
    userVerification: 'required',
  };
}
