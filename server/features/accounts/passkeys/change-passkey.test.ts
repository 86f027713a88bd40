import { describe, expect, test } from 'vitest';
import { linkAdmin } from '#server/features/accounts/admins/set-admin.ts';
import { sweepSessions } from '#server/features/accounts/sweep-sessions.ts';
import { proveBefore } from '#tests/factories/session.ts';
import { codeOf } from '#tests/helpers/factor-steps.ts';
import { ORIGIN, startPasskeys } from '#tests/helpers/passkey-steps.ts';
import { makeAuthenticator } from '#tests/helpers/software-authenticator.ts';

const site = await startPasskeys();
const { db, mail, ask, logIn, member, begin, add, askAtLogin, withPasskey, letTimePass } = site;

const own = async (headers: Record<string, string>) => (await ask('GET', '/own/get', headers)).body;
const passkeysOf = (id: string) => db.selectFrom('admin_passkeys').select('name').where('admin_id', '=', id).execute();

describe('the own passkeys', () => {
  test('are renamed, with a fresh proof, and those of others never', async () => {
    const { id, token, headers, passkeyId } = await withPasskey();
    const other = await withPasskey();
    expect((await ask('PUT', `/own/passkey/${passkeyId}`, headers, { name: ' Old phone ' })).status).toBe(200);
    expect((await own(headers)).passkeys).toEqual([expect.objectContaining({ name: 'Old phone' })]);
    const entries = await db.selectFrom('audit_entries').select('changes').where('subject_id', '=', id).execute();
    expect(entries).toContainEqual({ changes: { passkey: { before: 'My phone', after: 'Old phone' } } });
    for (const which of [other.passkeyId, 'x', '%00', '0198c0de-0000-7000-8000-000000000000'])
      expect((await ask('PUT', `/own/passkey/${which}`, headers, { name: 'Mine' })).status).toBeGreaterThanOrEqual(400);
    expect(await passkeysOf(other.id)).toEqual([{ name: 'My phone' }]);
    for (const name of ['', null, 7, 'x'.repeat(61), ' \u200b '])
      expect((await ask('PUT', `/own/passkey/${passkeyId}`, headers, { name })).status).toBe(400);
    await proveBefore(db, token);
    const stale = { status: 403, body: { code: 'proof_needed' } };
    expect(await ask('PUT', `/own/passkey/${passkeyId}`, headers, { name: 'Mine' })).toMatchObject(stale);
    expect(await ask('DELETE', `/own/passkey/${passkeyId}`, headers)).toMatchObject(stale);
  });

  test('are removed one by one; with the last the recovery codes go; its owner is mailed each time', async () => {
    const { id, email, headers, passkeyId } = await withPasskey();
    expect((await mail.next(email)).text).toContain('A passkey was added');
    await add(headers, makeAuthenticator(ORIGIN).make(await begin(headers)), 'Laptop');
    expect((await mail.next(email)).text).toContain('A passkey was added');
    const other = await withPasskey();
    expect((await ask('DELETE', `/own/passkey/${other.passkeyId}`, headers)).status).toBe(404);
    expect((await ask('DELETE', `/own/passkey/${passkeyId}`, headers)).status).toBe(200);
    expect((await mail.next(email)).text).toContain('A passkey was removed');
    expect(await own(headers)).toMatchObject({ hasFactor: true, recoveryCodesLeft: 10, passkeys: [{ name: 'Laptop' }] });
    const [{ _id: last }] = (await own(headers)).passkeys;
    const both = await Promise.all([ask('DELETE', `/own/passkey/${last}`, headers), ask('DELETE', `/own/passkey/${last}`, headers)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await own(headers)).toMatchObject({ hasFactor: false, recoveryCodesLeft: 0, passkeys: [] });
    expect((await mail.next(email)).text).toMatch(/with your password alone[\s\S]*\/admin\/my-account/);
    expect((await logIn(email)).status).toBe(200);
    expect(await passkeysOf(id)).toEqual([]);
  });

  test('are wanted again at once where the team must have them', async () => {
    const { token, headers, passkeyId } = await withPasskey();
    expect((await ask('PUT', '/admin/factor-demand', headers, { isOn: true })).status).toBe(200);
    expect((await ask('DELETE', `/own/passkey/${passkeyId}`, headers)).status).toBe(200);
    expect(await ask('GET', '/admin/get', headers)).toMatchObject({ status: 403, body: { code: 'second_factor_wanted' } });
    await proveBefore(db, token);
    expect(await ask('POST', '/own/passkey/begin', headers, {})).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect((await site.proveWith(headers, undefined)).status).toBe(200);
    expect((await add(headers, makeAuthenticator(ORIGIN).make(await begin(headers)))).status).toBe(201);
    expect((await ask('PUT', '/admin/factor-demand', headers, { isOn: false })).status).toBe(200);
  });

  test('stay when the codes of an app end, with the recovery codes', async () => {
    const { email, headers } = await withPasskey();
    expect((await mail.next(email)).text).toContain('A passkey was added');
    expect(await ask('DELETE', '/own/factor', headers)).toMatchObject({ status: 409, body: { code: 'factor_is_off' } });
    const { secret } = (await ask('POST', '/own/factor/begin', headers, {})).body;
    await ask('POST', '/own/factor/confirm', headers, { code: codeOf(secret) });
    expect((await mail.next(email)).text).toContain('a code of your app is asked for');
    expect((await ask('DELETE', '/own/factor', headers)).status).toBe(200);
    expect((await mail.next(email)).text).toContain('no longer asked for');
    expect(await own(headers)).toMatchObject({ hasFactor: true, hasApp: false, recoveryCodesLeft: 10 });
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'passkey_needed' } });
  });

  test('go and leave the codes of an app', async () => {
    const { email, headers, passkeyId } = await withPasskey();
    const { secret } = (await ask('POST', '/own/factor/begin', headers, {})).body;
    await ask('POST', '/own/factor/confirm', headers, { code: codeOf(secret) });
    expect((await ask('DELETE', `/own/passkey/${passkeyId}`, headers)).status).toBe(200);
    expect(await own(headers)).toMatchObject({ hasFactor: true, hasApp: true, recoveryCodesLeft: 10, passkeys: [] });
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'code_needed' } });
  });
});

describe('a lost passkey', () => {
  test('is taken off by another admin, with all that was asked of it', async () => {
    const admin = await member();
    const { id, email, headers } = await withPasskey('editor');
    expect((await mail.next(email)).text).toContain('A passkey was added');
    await askAtLogin(email);
    expect((await ask('DELETE', `/admin/factor/${id}`, admin.headers)).status).toBe(200);
    expect((await ask('GET', '/own/get', headers)).status).toBe(401);
    expect((await mail.next(email)).text).toContain('with your password alone');
    expect((await logIn(email)).status).toBe(200);
    expect(await passkeysOf(id)).toEqual([]);
    expect(await db.selectFrom('passkey_challenges').select('purpose').where('admin_id', '=', id).execute()).toEqual([]);
    expect(await ask('DELETE', `/admin/factor/${id}`, admin.headers)).toMatchObject({ status: 409, body: { code: 'factor_is_off' } });
  });

  test('is taken off by the command', async () => {
    const { id, email } = await withPasskey();
    await linkAdmin(db, email);
    expect(await passkeysOf(id)).toHaveLength(1);
    await linkAdmin(db, email, { withoutCode: true });
    expect(await passkeysOf(id)).toEqual([]);
  });

  test('is shown to the team as a second factor', async () => {
    const admin = await member();
    const { id } = await withPasskey('editor');
    const { admins } = (await ask('GET', '/admin/get', admin.headers)).body;
    expect(admins.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ hasFactor: true });
  });
});

test('what was asked and never answered is forgotten', async () => {
  const { id, email } = await withPasskey();
  await askAtLogin(email);
  const asked = () => db.selectFrom('passkey_challenges').select('purpose').where('admin_id', '=', id).execute();
  expect(await asked()).toHaveLength(1);
  await letTimePass(id);
  await sweepSessions.run(site.context, {});
  expect(await asked()).toEqual([]);
});
