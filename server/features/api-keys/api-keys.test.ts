import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { hashKey } from '#server/features/api-keys/key-text.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const mail = await startMailServer();
const database = await createTestDatabase();
const settings = { TRUST_PROXY: '1', SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.example', RATE_LIMITS: 'on' };
const { app, db } = await createTestApp(settings, { database });
/** Another process on the same database. */
const { app: second } = await createTestApp(settings, { database });
const { headers: admin, id: adminId } = await signInAdmin(db);
await makeBusiness(db);

const inDays = (days: number) => indiaDay(new Date(Date.now() + days * 86_400_000));
const form = { name: 'Partner site', scopes: ['businesses:read'], lastDay: inDays(30), addresses: '', perMinute: '300' };
const make = (wanted: object = {}) => call(app, 'POST', '/api/v1/admin/key/add', { ...form, ...wanted }, admin);
const read = (key: string, headers: Record<string, string> = {}, where = app) =>
  call(where, 'GET', '/api/v1/data/businesses?limit=1', undefined, { authorization: `Bearer ${key}`, ...headers });
const list = async () => (await call(app, 'GET', '/api/v1/admin/key/get', undefined, admin)).body.keys;
const entriesOf = (subject: string) =>
  db.selectFrom('audit_entries').selectAll().where('subject_id', '=', subject).orderBy('created_at').execute();

test('a key is shown once, kept as its hash, used, listed with its use, and revoked in every process at once', async () => {
  const made = await make();
  expect(made).toMatchObject({ status: 201, body: { message: 'Key made. Copy it now: it is not shown again' } });
  const { key, _id: id } = made.body;
  const row = await db.selectFrom('api_keys').selectAll().where('api_key_id', '=', id).executeTakeFirstOrThrow();
  expect(row.key_hash.equals(hashKey(key))).toBe(true);
  expect(JSON.stringify(row)).not.toContain(key.slice(8, 50));
  for (const where of [app, second]) expect((await read(key, {}, where)).status).toBe(200);
  const [listed] = await list();
  expect(listed).toMatchObject({ _id: id, name: form.name, ending: key.slice(-4), state: 'open', lastDay: form.lastDay });
  expect(listed.calls).toEqual([{ call: 'GET /data/businesses', calls: 2, refusals: 0 }]);
  expect(listed.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(key.slice(8, 50));

  expect(await call(second, 'DELETE', `/api/v1/admin/key/revoke/${id}`, undefined, admin)).toMatchObject({ status: 200 });
  for (const where of [app, second]) {
    expect(await read(key, {}, where)).toMatchObject({ status: 401, body: { code: 'key_ended' } });
  }
  expect((await list()).find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
    state: 'revoked',
    calls: [{ calls: 2, refusals: 2 }],
  });
  expect(await call(app, 'DELETE', `/api/v1/admin/key/revoke/${id}`, undefined, admin)).toMatchObject({ status: 404 });
  expect(await entriesOf(id)).toMatchObject([
    { action: 'add', admin_id: adminId, subject_kind: 'api_key' },
    { action: 'use', admin_id: id, admin_email: `key: ${form.name}`, changes: { call: { after: 'GET /data/businesses' } } },
    { action: 'delete', admin_id: adminId },
  ]);
});

describe('what no key is made of', () => {
  test.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes.0'],
    [{ lastDay: inDays(-1) }, 'lastDay'],
    [{ lastDay: inDays(366 * 6) }, 'lastDay'],
    [{ lastDay: '2026-02-30' }, 'lastDay'],
    [{ addresses: '203.0.113.7, everywhere' }, 'addresses'],
    [{ addresses: Array.from({ length: 51 }, (_, at) => `203.0.113.${at}`).join(' ') }, 'addresses'],
    [{ perMinute: '0' }, 'perMinute'],
    [{ perMinute: '6001' }, 'perMinute'],
    [{ perMinute: '1.5' }, 'perMinute'],
  ])('%j is refused at %s', async (wanted, field) => {
    const { status, body } = await make(wanted);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('two open keys of one name, in whatever letters; a name is free again once its key is revoked', async () => {
    const first = await make({ name: 'Mirror' });
    expect(await make({ name: 'mirror' })).toMatchObject({ status: 409, body: { errors: { name: expect.any(String) } } });
    await call(app, 'DELETE', `/api/v1/admin/key/revoke/${first.body._id}`, undefined, admin);
    expect((await make({ name: 'mirror' })).status).toBe(201);
  });

  test('what is sent again under its Idempotency-Key does not give the key again', async () => {
    const headers = { ...admin, 'idempotency-key': 'same' };
    const sent = { ...form, name: 'Once' };
    expect((await call(app, 'POST', '/api/v1/admin/key/add', sent, headers)).status).toBe(201);
    expect((await call(app, 'POST', '/api/v1/admin/key/add', sent, headers)).status).toBe(409);
  });
});

describe('what a key does not open', () => {
  test('anything after its last day', async () => {
    const { key, id } = await makeApiKey(db);
    expect((await read(key)).status).toBe(200);
    await db.updateTable('api_keys').set({ ends_at: sql`now()` }).where('api_key_id', '=', id).execute();
    expect(await read(key)).toMatchObject({ status: 401, body: { code: 'key_ended' } });
  });

  test('anything from another address, of which the team is told once a day', async () => {
    const { key, id } = await makeApiKey(db, { name: 'From the office', addresses: ['203.0.113.0/24', '2001:db8::/48'] });
    const from = (address: string) => read(key, { 'x-forwarded-for': address });
    for (const address of ['203.0.113.9', '2001:db8::7', '198.51.100.1, 203.0.113.9']) expect((await from(address)).status).toBe(200);
    const refused = await from('203.0.114.9');
    expect(refused.body.message).toBe('This key may not be used from 203.0.114.9');
    const told = readMail((await mail.next('team@nirmaan.example')).text);
    expect(told.subject).toBe('The key ‘From the office’ was used from elsewhere');
    expect(told.text).toMatch(/from 203\.0\.114\.9/);
    for (const address of ['203.0.113.9, 198.51.100.1', '', '203.0.114.9']) {
      expect(await from(address)).toMatchObject({ status: 403, body: { code: 'address_not_allowed' } });
    }
    expect((await list()).find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ refusedFrom: '203.0.114.9' });
    const jobs = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where name = 'mail-key-refused'`.execute(db);
    expect(jobs.rows[0]?.n).toBe(1);
  });

  test.each(['?key=', '?access_token=', '?updated_since=', '/'])('the call whose address holds it: %s', async (where) => {
    const { key, headers } = await makeApiKey(db);
    for (const path of ['/api/v1/data/businesses', '/api/v1/contractor/search', '/api/v1/nothing']) {
      expect(await call(app, 'GET', `${path}${where}${key}`, undefined, headers)).toMatchObject({
        status: 400,
        body: { code: 'key_in_address' },
      });
    }
  });

  test.each([
    ['', 'key_needed'],
    ['Bearer', 'key_unknown'],
    ['Bearer nirmaan_', 'key_unknown'],
    [`Bearer nirmaan_${'a'.repeat(49)}`, 'key_unknown'],
    [`Basic ${Buffer.from('key:').toString('base64')}`, 'key_unknown'],
  ])('%j is no key', async (authorization, code) => {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    expect(await call(app, 'GET', '/api/v1/data/businesses', undefined, headers)).toMatchObject({ status: 401, body: { code } });
  });

  test('a cookie is no key, whosever it is, nor is a session in the header', async () => {
    for (const { token, headers } of [await signInAdmin(db), await signInUser(db)]) {
      expect(await call(app, 'GET', '/api/v1/data/businesses', undefined, headers)).toMatchObject({ status: 401 });
      const cookie = { cookie: `nirmaan=${token}` };
      expect(await call(app, 'GET', '/api/v1/data/businesses', undefined, cookie)).toMatchObject({ body: { code: 'key_needed' } });
      expect(await call(app, 'POST', '/api/v1/data/businesses', {}, cookie)).toMatchObject({ status: 401 });
    }
  });

  test('a cookie beside it changes nothing', async () => {
    const { headers } = await makeApiKey(db, { scopes: ['content:read'] });
    const { token } = await signInAdmin(db);
    const both = { ...headers, cookie: `nirmaan=${token}` };
    expect(await call(app, 'GET', '/api/v1/data/services', undefined, both)).toMatchObject({ status: 200 });
    expect(await call(app, 'GET', '/api/v1/data/businesses', undefined, both)).toMatchObject({ body: { code: 'scope_needed' } });
    expect(await call(app, 'GET', '/api/v1/admin/key/get', undefined, both)).toMatchObject({ body: { code: 'not_for_keys' } });
  });

  test('more calls than it may make in a minute; another key has its own', async () => {
    const { key, headers } = await makeApiKey(db, { per_minute: 2 });
    const other = await makeApiKey(db, { per_minute: 2 });
    const left = [await read(key), await read(key)].map(({ headers }) => headers['x-ratelimit-remaining']);
    expect(left.map(Number)).toEqual([1, 0]);
    const refused = await read(key);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await call(app, 'GET', '/api/v1/data/services', undefined, headers)).toMatchObject({ status: 429 });
    expect((await read(other.key)).status).toBe(200);
  });
});

test('a browser of another site learns nothing: no answer allows another origin, and no preflight is granted', async () => {
  const { key, headers } = await makeApiKey(db);
  const origin = 'https://partner.example';
  const answers = [
    await app.inject({ method: 'GET', url: '/api/v1/data/businesses', headers: { ...headers, origin } }),
    await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/data/businesses',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 405]);
  for (const answer of answers) {
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect(key).toBeDefined();
});
