import type { AddedPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '#shared/schemas/passkeys.ts';
import { startFactors } from '#tests/helpers/factor-steps.ts';
import { makeAuthenticator, type Twist } from '#tests/helpers/software-authenticator.ts';
import { call } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

/** Where browsers show the tests' site. */
export const ORIGIN = 'http://localhost:3000';

/** A site whose team has passkeys, and what its tests do to it. */
export async function startPasskeys(settings: Record<string, string> = { RATE_LIMITS: 'off' }) {
  const factors = await startFactors(settings);
  const { app, db, ask, member, password } = factors;

  const begin = async (headers: Headers): Promise<PasskeyCreation> => (await ask('POST', '/own/passkey/begin', headers, {})).body.options;
  const add = (headers: Headers, made: object, name = 'My phone') => ask('POST', '/own/passkey/add', headers, { name, ...made });
  const askAtLogin = (email: string, given = password, headers: Headers = {}) =>
    call(app, 'POST', '/api/v1/admin/login/passkey', { email, password: given }, headers);
  const logInWith = (email: string, passkey: unknown, given = password) =>
    call(app, 'POST', '/api/v1/admin/login', { email, password: given, passkey });
  const requestAtLogin = async (email: string): Promise<PasskeyRequest> => (await askAtLogin(email)).body.options;
  const requestForProof = async (headers: Headers): Promise<PasskeyRequest> =>
    (await ask('POST', '/own/passkey/ask', headers, {})).body.options;
  const proveWith = (headers: Headers, passkey: unknown, given = password) =>
    call(app, 'POST', '/api/v1/account/prove', { password: given, passkey }, headers);

  /** Somebody who has a passkey, and the device that has it. */
  async function withPasskey(role: 'admin' | 'editor' = 'admin', device = makeAuthenticator(ORIGIN)) {
    const someone = await member(role);
    const made: Pick<AddedPasskey, 'id' | 'response'> = device.make(await begin(someone.headers));
    const added = await add(someone.headers, made);
    if (added.status !== 201) throw new Error(`adding was answered with ${added.status}`);
    const { passkeys } = (await ask('GET', '/own/get', someone.headers)).body;
    return {
      ...{ ...someone, device, credentialId: made.id, passkeyId: passkeys[0]._id as string },
      recoveryCodes: added.body.recoveryCodes as string[],
      /** What the device answers at a sign-in that was just asked for. */
      answerAtLogin: async (twist?: Twist): Promise<PasskeyAnswer> => device.answer(await requestAtLogin(someone.email), twist),
    };
  }

  /** As if what was asked had been asked six minutes ago. */
  const letTimePass = (adminId: string) =>
    db
      .updateTable('passkey_challenges')
      .set({ created_at: new Date(Date.now() - 360_000), ends_at: new Date(Date.now() - 60_000) })
      .where('admin_id', '=', adminId)
      .execute();

  return {
    ...factors,
    ...{ begin, add, askAtLogin, logInWith, requestAtLogin, requestForProof, proveWith, withPasskey, letTimePass },
  };
}
