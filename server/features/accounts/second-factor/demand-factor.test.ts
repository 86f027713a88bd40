import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listPages } from '#drills/parts/page-table.ts';
import { calls } from '#shared/calls/calls.ts';
import { codeOf } from '#tests/helpers/factor-steps.ts';
import { ORIGIN, startPasskeys } from '#tests/helpers/passkey-steps.ts';
import { makeAuthenticator } from '#tests/helpers/software-authenticator.ts';

const { app, ask, logIn, member, withFactor, withPasskey, begin, add } = await startPasskeys();

describe('a code that is demanded of all', () => {
  test('whoever has none sets it up and does nothing else, at once', async () => {
    const none = await member();
    expect(await ask('PUT', '/admin/factor-demand', none.headers, { isOn: true })).toMatchObject({
      status: 409,
      body: { code: 'own_factor_first' },
    });
    const admin = await withFactor();
    expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn: true })).status).toBe(200);
    const wanted = { status: 403, body: { success: false, code: 'second_factor_wanted' } };
    for (const path of ['/admin/get', '/audit/get', '/order/get']) expect(await ask('GET', path, none.headers)).toMatchObject(wanted);
    expect(await ask('DELETE', '/own/session/others', none.headers)).toMatchObject(wanted);
    expect((await ask('GET', '/audit/get', admin.headers)).status).toBe(200);
    expect((await logIn(none.email)).status).toBe(200);
    expect((await ask('GET', '/own/get', none.headers)).body).toMatchObject({ lacksFactor: true, hasFactor: false });
    const { secret } = (await ask('POST', '/own/factor/begin', none.headers, {})).body;
    expect(await ask('GET', '/admin/get', none.headers)).toMatchObject(wanted);
    expect((await ask('POST', '/own/factor/confirm', none.headers, { code: codeOf(secret) })).status).toBe(200);
    expect((await ask('GET', '/admin/get', none.headers)).status).toBe(200);
    expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn: false })).status).toBe(200);
    for (const isOn of [undefined, 'yes', null, 1])
      expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn })).status).toBe(400);
  });
});

test('a passkey is what is demanded, until it is removed', async () => {
  const admin = await withPasskey();
  expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn: true })).status).toBe(200);
  const none = await member();
  const wanted = { status: 403, body: { code: 'second_factor_wanted' } };
  expect(await ask('GET', '/admin/get', none.headers)).toMatchObject(wanted);
  const made = makeAuthenticator(ORIGIN).make(await begin(none.headers));
  expect((await add(none.headers, made)).status).toBe(201);
  expect((await ask('GET', '/admin/get', none.headers)).status).toBe(200);
  const [{ _id: own }] = (await ask('GET', '/own/get', none.headers)).body.passkeys;
  expect((await ask('DELETE', `/own/passkey/${own}`, none.headers)).status).toBe(200);
  expect(await ask('GET', '/admin/get', none.headers)).toMatchObject(wanted);
  expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn: false })).status).toBe(200);
});

describe('whoever lacks one where it is demanded', () => {
  /** What they may do: leave, prove who they are, and set one up. */
  const OPEN = [
    'GET /admin/own/get',
    ...['POST /admin/own/factor/begin', 'POST /admin/own/factor/confirm'],
    ...['POST /admin/own/passkey/begin', 'POST /admin/own/passkey/add'],
  ];

  test('is refused each call of the back office but those, and led from each page to the one where it is set up', async () => {
    const [admin, none] = [await withFactor(), await member()];
    expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn: true })).status).toBe(200);
    const refused = [];
    for (const name of Object.keys(calls)) {
      const [method = '', path = ''] = name.split(' ');
      const url = `/api/v1${path.replace(/:\w+\??/g, 'x')}`;
      const given = (headers: object) => app.inject({ method: method as 'GET', url, headers: { ...headers } });
      if (path.startsWith('/data/') || path.includes('logout') || (await given({})).statusCode !== 401) continue;
      const { statusCode, body } = await given(none.headers);
      if (statusCode === 403 && JSON.parse(body).code === 'second_factor_wanted') refused.push(name);
      else if (path.startsWith('/admin/')) expect(OPEN).toContain(name);
    }
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.filter((name) => OPEN.includes(name))).toEqual([]);

    const headers = { cookie: `nirmaan=${none.token}`, accept: 'text/html', 'user-agent': 'Mozilla/5.0' };
    const pages = listPages().filter(({ file }) => file.startsWith('routes/admin/'));
    for (const { path, id } of pages) {
      if (/login|set-password|my-account/.test(path)) continue;
      const url = path.replace(':id', randomUUID());
      for (const [asked, lead] of [
        [url, '/admin/my-account'],
        [`/hi${url}`, '/hi/admin/my-account'],
      ] as const)
        expect([asked, (await app.inject({ url: asked, headers })).headers.location]).toEqual([asked, lead]);
      const data = await app.inject({ url: `${url}.data?_routes=${encodeURIComponent(id)}`, headers });
      expect([url, data.body]).toEqual([url, expect.stringContaining('/admin/my-account')]);
    }
    const own = await app.inject({ url: '/admin/my-account', headers });
    expect([own.statusCode, own.body.includes('The team must have this')]).toEqual([200, true]);
    expect(own.body).not.toContain('href="/admin/business"');
    expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn: false })).status).toBe(200);
    expect((await ask('GET', '/admin/get', none.headers)).status).toBe(200);
  });

  test('does not come back in by a session of before, nor demands anything', async () => {
    const [admin, other] = [await withFactor(), await withFactor()];
    expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn: true })).status).toBe(200);
    const wanted = { status: 403, body: { code: 'second_factor_wanted' } };
    expect((await ask('DELETE', '/own/factor', other.headers)).status).toBe(200);
    for (const isOn of [false, true]) expect(await ask('PUT', '/admin/factor-demand', other.headers, { isOn })).toMatchObject(wanted);
    expect(await ask('DELETE', `/admin/factor/${admin.id}`, other.headers)).toMatchObject(wanted);
    expect((await ask('PUT', '/admin/factor-demand', admin.headers, { isOn: false })).status).toBe(200);
  });
});
