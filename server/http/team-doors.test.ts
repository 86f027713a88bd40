import { describe, expect, test } from 'vitest';
import { listPages, PAGES, pageFor } from '#drills/parts/page-table.ts';
import { calls } from '#shared/calls/calls.ts';
import { areaOfCall, worksIn } from '#shared/team-areas.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { TEAM } from '#tests/helpers/role-rows.ts';
import { listCalls } from '#tests/helpers/role-table.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({}, { pages: true });
const sessions = Object.fromEntries(await Promise.all(TEAM.map(async (role) => [role, await signInAdmin(db, undefined, role)] as const)));

describe('the doors of the back office', () => {
  test.each(TEAM)('a call that only admins make, or another role, is refused to the %s before anything is read', async (role) => {
    const admin = await signInAdmin(db);
    const refused = [];
    for (const name of Object.keys(calls)) {
      const [method = '', path = ''] = name.split(' ');
      const url = `/api/v1${path.replace(/:\w+\??/g, 'x')}`;
      const ask = (headers: object) => app.inject({ method: method as 'GET', url, headers: { ...headers } });
      // What a visitor is refused before its input is read, and an admin is not, is a call of the back office.
      if (path.startsWith('/data/') || (await ask({})).statusCode !== 401 || path.includes('logout')) continue;
      const { statusCode, body } = await ask(sessions[role]?.headers ?? {});
      if (statusCode === 403 && JSON.parse(body).code === 'not_your_area') refused.push(name);
      else if (path.startsWith('/admin/') && !worksIn(role, areaOfCall(name))) expect([name, statusCode]).toEqual([name, 403]);
    }
    expect(admin.id).not.toBe(sessions[role]?.id);
    const theirs = refused.filter((name) => worksIn(role, areaOfCall(name)) && name !== 'DELETE /review/delete/:id');
    expect(theirs).toEqual([]);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused).toEqual(
      expect.arrayContaining(['GET /admin/admin/get', 'POST /admin/key/add', 'PUT /settings/brand/update', 'GET /admin/health/get']),
    );
  });

  test('the table of pages has each page of the back office, and nothing else opens', async () => {
    const declared = listPages().filter(({ file }) => file.startsWith('routes/admin/'));
    const named = new Set(PAGES.map(({ path }) => path));
    expect(declared.filter(({ path }) => !named.has(path))).toEqual([]);
    expect(listCalls((await app.inject('/api/v1/openapi.json')).json()).length).toBeGreaterThan(100);
  });

  test.each(TEAM)('each page answers the %s as their role says, as document and as data, in both languages', async (role) => {
    const pages = new Map(listPages().map((page) => [page.path, page]));
    const rows = PAGES.filter(({ path }) => pages.get(path)?.file.startsWith('routes/admin/') && !path.startsWith('/admin/set-password'));
    for (const row of rows) {
      const wanted = pageFor(role, row);
      const business = await makeBusiness(db);
      const address = (await row.fill?.({ business, db })) ?? row.path;
      if (typeof wanted !== 'number') continue;
      const asked = [
        address,
        `/hi${address}`,
        address.toUpperCase().replace('/ADMIN', '/admin'),
        `${address}.data`,
        `${address}.data?_routes=${encodeURIComponent(pages.get(row.path)?.id ?? '')}`,
      ];
      for (const url of wanted === 403 ? asked : [address, `${address}.data`]) {
        const headers = {
          cookie: `nirmaan=${sessions[role]?.token}`,
          accept: url.includes('.data') ? '*/*' : 'text/html',
          'user-agent': 'Mozilla/5.0',
        };
        const asIs = await app.inject({ url, headers });
        // An address in capitals leads to the one in small letters.
        const page = asIs.statusCode === 301 ? await app.inject({ url: asIs.headers.location ?? '', headers }) : asIs;
        expect([url, page.statusCode], role).toEqual([url, wanted]);
        if (wanted === 403 && url === address) expect(page.body).toContain('Your role does not include this');
      }
    }
  });
});

describe('a role that is changed', () => {
  const set = (id: string, role: unknown, headers: object) =>
    app.inject({ method: 'PUT', url: `/api/v1/admin/admin/role/${id}`, headers: { ...headers }, payload: { role } as object });

  test('counts at the next request, of a page and of a call, without another sign-in', async () => {
    const admin = await signInAdmin(db);
    const { id, token, headers } = await signInAdmin(db, undefined, 'editor');
    const orders = () => app.inject({ url: '/api/v1/admin/order/get', headers });
    const page = () => app.inject({ url: '/admin/orders', headers: { cookie: `nirmaan=${token}`, accept: 'text/html' } });
    expect([(await orders()).statusCode, (await page()).statusCode]).toEqual([403, 403]);
    expect((await set(id, 'accountant', admin.headers)).json()).toEqual({ success: true, message: 'Role changed' });
    expect([(await orders()).statusCode, (await page()).statusCode]).toEqual([200, 200]);
    expect((await app.inject({ url: '/api/v1/admin/newsletter/get', headers })).statusCode).toBe(403);
    const entries = await db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_id', '=', id).execute();
    expect(entries).toEqual([{ action: 'update', changes: { role: { before: 'editor', after: 'accountant' } } }]);
    // The same once more is no change.
    expect((await set(id, 'accountant', admin.headers)).statusCode).toBe(200);
    expect(await db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).execute()).toHaveLength(1);
  });

  test.each([undefined, '', 'owner', 'Admin', ['admin'], null, 'x'.repeat(5_000), { $ne: 'admin' }])(
    'is none of ours: %j',
    async (role) => {
      const admin = await signInAdmin(db);
      const { id } = await signInAdmin(db, undefined, 'editor');
      expect((await set(id, role, admin.headers)).statusCode).toBe(400);
    },
  );

  test('is given by admins alone, and never to oneself', async () => {
    const admin = await signInAdmin(db);
    const editor = await signInAdmin(db, undefined, 'editor');
    expect((await set(editor.id, 'admin', editor.headers)).json()).toMatchObject({ success: false, code: 'not_your_area' });
    expect((await set(admin.id, 'editor', admin.headers)).json()).toMatchObject({ success: false, code: 'own_role' });
    expect((await set('0198c0de-0000-7000-8000-000000000000', 'editor', admin.headers)).statusCode).toBe(404);
    expect((await set('me', 'editor', admin.headers)).statusCode).toBe(404);
  });

  test('of two admins who demote each other one stays; what the other asked before counts no more', async () => {
    await db.updateTable('admins').set({ role: 'editor' }).execute();
    const [one, other] = [await signInAdmin(db), await signInAdmin(db)];
    const answers = await Promise.all([set(one.id, 'editor', other.headers), set(other.id, 'editor', one.headers)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await db.selectFrom('admins').select('admin_id').where('role', '=', 'admin').execute();
    expect(left).toHaveLength(1);
    // The last one cannot go either, though others of the team can sign in.
    const last = left[0]?.admin_id === one.id ? one : other;
    const removed = await app.inject({ method: 'DELETE', url: `/api/v1/admin/admin/remove/${last.id}`, headers: last.headers });
    expect(removed.json()).toMatchObject({ success: false, code: 'last_admin' });
  });

  test('ends a download that was begun in the role before', async () => {
    const admin = await signInAdmin(db);
    const { id, headers } = await signInAdmin(db, undefined, 'accountant');
    const begun = await app.inject({
      method: 'POST',
      url: '/api/v1/admin/export/begin',
      headers,
      payload: { list: 'orders', format: 'csv' },
    });
    expect(begun.statusCode).toBe(201);
    expect((await set(id, 'editor', admin.headers)).statusCode).toBe(200);
    const file = await app.inject({ url: `/api/v1/admin/export/file/${begun.json().export._id}`, headers });
    expect(file.json()).toMatchObject({ success: false, code: 'not_your_area' });
  });

  test('is no key: keys keep what they open', async () => {
    const { headers } = await signInAdmin(db, undefined, 'moderator');
    expect((await app.inject({ url: '/api/v1/data/businesses', headers })).statusCode).toBe(401);
  });
});
