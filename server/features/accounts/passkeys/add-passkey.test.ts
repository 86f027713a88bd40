import { describe, expect, test } from 'vitest';
import { relyingPartyOf } from '#server/features/accounts/passkeys/relying-party.ts';
import { limits } from '#shared/limits.ts';
import { proveBefore, signInAdmin } from '#tests/factories/session.ts';
import { codeOf } from '#tests/helpers/factor-steps.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { ORIGIN, startPasskeys } from '#tests/helpers/passkey-steps.ts';
import { makeAuthenticator, type Twist } from '#tests/helpers/software-authenticator.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, ask, member, logIn, begin, add, withPasskey, letTimePass, requestAtLogin } = await startPasskeys();

describe('the site as passkeys know it', () => {
  test.each([
    ['https://nirmaan.example', { id: 'nirmaan.example', origin: 'https://nirmaan.example' }],
    ['https://www.nirmaan.example:8443/site', { id: 'www.nirmaan.example', origin: 'https://www.nirmaan.example:8443' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://site.localhost', { id: 'site.localhost', origin: 'http://site.localhost' }],
    ['http://nirmaan.example', undefined],
    ['https://203.0.113.9', undefined],
    ['http://127.0.0.1:3000', undefined],
    ['https://[::1]:3000', undefined],
  ])('%s', (PUBLIC_URL, site) => expect(relyingPartyOf({ PUBLIC_URL })).toEqual(site));

  test('is none at an address of numbers, which is said', async () => {
    const numbers = await createTestApp({ PUBLIC_URL: 'http://127.0.0.1:3000' });
    const { headers } = await signInAdmin(numbers.db);
    const own = await call(numbers.app, 'GET', '/api/v1/admin/own/get', undefined, headers);
    expect(own.body).toMatchObject({ hasPasskeysHere: false, passkeys: [] });
    expect(await call(numbers.app, 'POST', '/api/v1/admin/own/passkey/begin', {}, headers)).toMatchObject({
      status: 409,
      body: { code: 'no_passkeys_here' },
    });
  });
});

describe('adding a passkey', () => {
  test('as the first second factor ends the other sessions and shows recovery codes', async () => {
    const { id, email, headers } = await member();
    const elsewhere = await signInAdmin(db, id);
    const options = await begin(headers);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const added = await add(headers, makeAuthenticator(ORIGIN).make(options), '  Asha’s phone ');
    expect(added.status).toBe(201);
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect((await ask('GET', '/own/get', headers)).body).toMatchObject({
      ...{ hasFactor: true, hasApp: false, recoveryCodesLeft: 10 },
      passkeys: [{ name: 'Asha’s phone', usedAt: null }],
    });
    expect((await ask('GET', '/own/get', elsewhere.headers)).status).toBe(401);
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'passkey_needed' } });
    expect((await logIn(email, added.body.recoveryCodes[0])).status).toBe(200);
    const entries = await db.selectFrom('audit_entries').select('changes').where('subject_id', '=', id).execute();
    expect(entries).toContainEqual({
      changes: { passkey: { before: null, after: 'Asha’s phone' }, second_factor: { before: 'off', after: 'on' } },
    });
  });

  test('beside another, or an app, draws no codes and ends nothing', async () => {
    const { id, headers, credentialId } = await withPasskey();
    const elsewhere = await signInAdmin(db, id);
    const options = await begin(headers);
    expect(options.excludeCredentials).toEqual([{ type: 'public-key', id: credentialId, transports: ['internal'] }]);
    expect((await add(headers, makeAuthenticator(ORIGIN).make(options), 'Laptop')).body.recoveryCodes).toEqual([]);
    expect((await ask('GET', '/own/get', elsewhere.headers)).body.passkeys).toHaveLength(2);
    const { secret } = (await ask('POST', '/own/factor/begin', headers, {})).body;
    const confirmed = await ask('POST', '/own/factor/confirm', headers, { code: codeOf(secret) });
    expect(confirmed).toMatchObject({ status: 200, body: { recoveryCodes: [] } });
    expect((await ask('GET', '/own/get', headers)).body).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 });
  });

  test('keeps of what browsers say of a device what they understand themselves', async () => {
    const { headers } = await member();
    const made = makeAuthenticator(ORIGIN).make(await begin(headers));
    const response = { ...made.response, transports: ['hybrid', 'cable', 'internal', '<script>'] };
    expect((await add(headers, { ...made, response })).status).toBe(201);
    expect((await begin(headers)).excludeCredentials[0]?.transports).toEqual(['hybrid', 'internal']);
  });

  test('wants a fresh proof', async () => {
    const { headers, token } = await member();
    await proveBefore(db, token);
    expect(await ask('POST', '/own/passkey/begin', headers, {})).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
  });

  const x5c: NonNullable<Twist['statement']> = {
    fmt: 'packed',
    entries: [
      ['alg', -7],
      ['sig', Buffer.alloc(70)],
      ['x5c', [Buffer.alloc(300)]],
    ],
  };
  test.each<[string, Twist]>([
    ['another origin', { origin: 'https://nirmaan.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'nirmaan.example' }],
    ['another site around it', { framed: true }],
    ['nobody having been checked', { unverified: true }],
    ['an answer of a sign-in', { type: 'webauthn.get' }],
    ['a challenge that nobody drew', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an empty challenge', { challenge: '' }],
    ['a certificate of its maker, whose addresses would be fetched', { statement: x5c }],
    ['another way to show its maker', { statement: { fmt: 'fido-u2f', entries: [] } }],
    ['a way that there is not', { statement: { fmt: 'x'.repeat(200), entries: [] } }],
  ])('is refused with %s', async (_, twist) => {
    const { headers } = await member();
    const made = makeAuthenticator(ORIGIN).make(await begin(headers), twist);
    expect(await add(headers, made)).toMatchObject({ status: 400, body: { code: 'wrong_passkey' } });
    expect((await ask('GET', '/own/get', headers)).body).toMatchObject({ passkeys: [], hasFactor: false, recoveryCodesLeft: 0 });
  });

  test('takes each challenge once, in its time, of the same person, and for this alone', async () => {
    const one = await member();
    const other = await withPasskey();
    const device = makeAuthenticator(ORIGIN);
    const wrong = { status: 400, body: { code: 'wrong_passkey' } };
    const options = await begin(one.headers);
    expect(await add(other.headers, device.make(options))).toMatchObject(wrong);
    const made = device.make(options);
    const both = await Promise.all([add(one.headers, made), add(one.headers, made), add(one.headers, device.make(options))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await add(one.headers, made)).toMatchObject(wrong);
    const late = device.make(await begin(one.headers));
    await letTimePass(one.id);
    expect(await add(one.headers, late)).toMatchObject(wrong);
    const { challenge } = await requestAtLogin(other.email);
    expect(await add(other.headers, device.make({ ...options, challenge }))).toMatchObject(wrong);
    // A wrong answer uses it up as well.
    const again = await begin(one.headers);
    expect(await add(one.headers, device.make(again, { unverified: true }))).toMatchObject(wrong);
    expect(await add(one.headers, device.make(again))).toMatchObject(wrong);
  });

  test('ends where it was begun: in no other session, and not after that one', async () => {
    const { id, headers } = await member();
    const elsewhere = await signInAdmin(db, id);
    const device = makeAuthenticator(ORIGIN);
    const options = await begin(headers);
    expect(await add(elsewhere.headers, device.make(options))).toMatchObject({ status: 400, body: { code: 'wrong_passkey' } });
    expect((await ask('GET', '/own/get', headers)).body.hasFactor).toBe(false);
    await begin(elsewhere.headers);
    await ask('DELETE', '/own/session/others', headers);
    const left = await db.selectFrom('passkey_challenges').select('purpose').where('admin_id', '=', id).execute();
    expect(left).toEqual([{ purpose: 'add' }]);
    // Tabs of one session begin beside each other.
    const [first, second] = [await begin(headers), await begin(headers)];
    expect((await add(headers, device.make(second), 'Second')).status).toBe(201);
    expect((await add(headers, device.make(first), 'First')).status).toBe(201);
  });

  test('is refused in a session that ends meanwhile, as it does with another password', async () => {
    const { id, headers } = await member();
    const made = makeAuthenticator(ORIGIN).make(await begin(headers));
    const said = await meetAtLock(
      db,
      (transaction) => transaction.selectFrom('admins').select('admin_id').where('admin_id', '=', id).forUpdate().execute(),
      () => add(headers, made),
      (transaction) => transaction.deleteFrom('sessions').where('admin_id', '=', id).execute(),
    );
    expect(said.status).toBe(401);
    expect(await db.selectFrom('admin_passkeys').select('name').where('admin_id', '=', id).execute()).toEqual([]);
  });

  test('is over for who is of the team no more', async () => {
    const admin = await member();
    const { id, headers } = await member('editor');
    const made = makeAuthenticator(ORIGIN).make(await begin(headers));
    expect((await ask('DELETE', `/admin/remove/${id}`, admin.headers)).status).toBe(200);
    expect((await add(headers, made)).status).toBe(401);
    expect(await db.selectFrom('passkey_challenges').select('purpose').where('admin_id', '=', id).execute()).toEqual([]);
  });

  test('keeps a name as text, without signs that nobody sees', async () => {
    const { headers } = await member();
    const name = ' </hidden><b>Work\u202e phone\u2066\u200b\n\t📱 ';
    expect((await add(headers, makeAuthenticator(ORIGIN).make(await begin(headers)), name)).status).toBe(201);
    expect((await ask('GET', '/own/get', headers)).body.passkeys).toMatchObject([{ name: '</hidden><b>Work phone 📱' }]);
  });

  test('is refused for one that somebody has', async () => {
    const { headers, credentialId } = await withPasskey();
    const other = await member();
    const device = makeAuthenticator(ORIGIN);
    for (const theirs of [headers, other.headers])
      expect(await add(theirs, device.make(await begin(theirs), { id: credentialId }))).toMatchObject({
        status: 409,
        body: { code: 'passkey_taken' },
      });
    expect((await ask('GET', '/own/get', other.headers)).body.hasFactor).toBe(false);
    // Two at once.
    const third = await member();
    const id = Buffer.alloc(20, 9).toString('base64url');
    const made = [other, third].map(async (theirs) => add(theirs.headers, device.make(await begin(theirs.headers), { id })));
    expect((await Promise.all(made)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('ends at twenty, those at once too', async () => {
    const { id, headers } = await withPasskey();
    const asked = [await begin(headers), await begin(headers), await begin(headers)];
    const more = Array.from({ length: limits.passkeys.most - 2 }, (_, n) => ({
      name: `Key ${n}`,
      credential_id: Buffer.from(`${id}${n}`),
    }));
    const rows = more.map((row) => ({ ...row, admin_id: id, public_key: Buffer.alloc(1), counter: 0, transports: [] }));
    await db.insertInto('admin_passkeys').values(rows).execute();
    const device = makeAuthenticator(ORIGIN);
    const added = await Promise.all(asked.map((options) => add(headers, device.make(options))));
    expect(added.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await ask('POST', '/own/passkey/begin', headers, {})).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } });
  });

  test.each<[string, (made: ReturnType<ReturnType<typeof makeAuthenticator>['make']>) => unknown]>([
    ['no name', (made) => ({ ...made, name: '' })],
    ['a name that shows nothing', (made) => ({ ...made, name: ' \u200b\u202e ' })],
    ['a name too long', (made) => ({ ...made, name: 'x'.repeat(limits.passkeys.name + 1) })],
    ['a name of another type', (made) => ({ ...made, name: { a: 1 } })],
    ['no answer', () => ({ name: 'Phone' })],
    ['an answer that is a text', (made) => ({ ...made, name: 'Phone', response: 'x' })],
    ['signs that are no base64url', (made) => ({ ...made, name: 'Phone', id: '../../etc' })],
    ['an id of another passkey', (made) => ({ ...made, name: 'Phone', id: 'AAAA' })],
    ['a statement that is no CBOR', (made) => ({ ...made, name: 'Phone', response: { ...made.response, attestationObject: 'AAAA' } })],
    [
      'a statement nested without end',
      (made) => ({
        ...made,
        name: 'Phone',
        response: { ...made.response, attestationObject: Buffer.alloc(5_900, 0x81).toString('base64url') },
      }),
    ],
    [
      'a statement of 100 KB',
      (made) => ({ ...made, name: 'Phone', response: { ...made.response, attestationObject: 'A'.repeat(100_000) } }),
    ],
    ['what it signed being no JSON', (made) => ({ ...made, name: 'Phone', response: { ...made.response, clientDataJSON: 'AAAA' } })],
    [
      'what it signed being null',
      (made) => ({ ...made, name: 'Phone', response: { ...made.response, clientDataJSON: Buffer.from('null').toString('base64url') } }),
    ],
    [
      'what it signed being nested without end',
      (made) => ({
        ...made,
        name: 'Phone',
        response: { ...made.response, clientDataJSON: Buffer.from('['.repeat(2_900)).toString('base64url') },
      }),
    ],
    ['a hundred transports', (made) => ({ ...made, name: 'Phone', response: { ...made.response, transports: Array(100).fill('usb') } })],
  ])('is refused with %s', async (_, twisted) => {
    const { headers } = await member();
    const body = twisted(makeAuthenticator(ORIGIN).make(await begin(headers)));
    expect((await call(app, 'POST', '/api/v1/admin/own/passkey/add', body, headers)).status).toBe(400);
    expect((await ask('GET', '/own/get', headers)).body.hasFactor).toBe(false);
  });
});
