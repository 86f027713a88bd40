import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import type { DataKind } from '#shared/schemas/data.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { Mirror } from '#tests/helpers/mirror.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({ TRUST_PROXY: '1' });
const { headers, id: keyId } = await makeApiKey(db, { name: 'Association', scopes: ['content:write', 'content:read'] });
const { headers: admin } = await signInAdmin(db);
const image = dataUrl(await makeJpeg(1600, 600));
const post = { title: 'Cool roofs', shortDescription: 'White paint helps', description: 'Paint it *white*.' };

type Headers = Record<string, string>;
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: Headers = {}) =>
  call(app, method, `/api/v1/data/${path}`, body, { ...headers, ...more });
const any = { 'if-match': '*' };
const entriesOf = (id: string) => db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('created_at').execute();
/** A name that nothing has yet. */
const fresh = (name: string) => `${name} ${randomUUID()}`;

/** What programs write, each with something to add, something to change, what the audit calls it, and a row that is there. */
const KINDS = [
  {
    kind: 'services',
    subject: 'service',
    added: () => ({ name: fresh('Stone carving'), nameHindi: 'पत्थर की नक्काशी', category: 'contractor' }),
    change: { nameHindi: 'नक्काशी' },
    wrong: [{ name: '' }, { name: { $gt: '' } }, { name: 'a'.repeat(limits.service + 1) }, { category: 'everything' }],
    make: () => makeService(db),
  },
  {
    kind: 'prices',
    subject: 'price_ticker',
    added: () => ({ material: fresh('Cement'), price: 390, unit: 'per bag', city: 'Kanpur' }),
    change: { price: 405.5 },
    wrong: [{ price: -1 }, { price: 'cheap' }, { price: limits.tickerPrice + 1 }, { price: [390] }, { unit: '' }, { city: 7 }],
    make: () => makePriceTicker(db),
  },
  {
    kind: 'posters',
    subject: 'poster',
    added: () => ({ name: 'Diwali offer', image, link: '/category', from: '2026-11-01', to: null }),
    change: { link: 'https://example.in/offer', order: 3 },
    wrong: [{ link: 'javascript:alert(1)' }, { link: '//evil.example' }, { order: -1 }, { shows: 'everywhere' }, { from: '2026-02-30' }],
    make: () => makePoster(db),
  },
  {
    kind: 'blog',
    subject: 'blog',
    added: () => ({ ...post, image }),
    change: { shortDescription: 'Lime helps too' },
    wrong: [{ title: '' }, { description: 'a'.repeat(limits.blogText + 1) }, { status: 'gone' }, { publishedAt: 'tomorrow' }],
    make: () => makeBlog(db),
  },
] as const satisfies { kind: DataKind; [more: string]: unknown }[];

describe.each(KINDS)('$kind', ({ kind, subject, added, change, wrong, make }) => {
  test('are added, changed and deleted under the name of the key, and a copy of the directory follows', async () => {
    const copy = new Mirror(async (path) => (await send('GET', path.replace('/data/', ''))).body, [kind]);
    await copy.catchUp();
    const { image: _, ...sent } = added() as ReturnType<typeof added> & { image?: string };
    const first = await send('POST', kind, { ...sent, ...(_ ? { image: _ } : {}) });
    expect(first).toMatchObject({ status: 201, headers: { etag: '"1"' }, body: { data: { ...sent, version: 1 } } });
    const { _id: id } = first.body.data;
    await copy.catchUp();
    expect(copy.find(kind, id)).toEqual(first.body.data);
    expect(await send('GET', `${kind}/${id}`)).toMatchObject({ status: 200, headers: { etag: '"1"' }, body: { data: first.body.data } });

    const changed = await send('PUT', `${kind}/${id}`, change, { 'if-match': '"1"' });
    expect(changed).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { data: { ...sent, ...change, version: 2 } } });
    expect(Date.parse(changed.body.data.updatedAt)).toBeGreaterThan(Date.parse(first.body.data.updatedAt));
    await copy.catchUp();
    expect(copy.find(kind, id)).toEqual(changed.body.data);

    expect(await send('DELETE', `${kind}/${id}`, undefined, { 'if-match': '"2"' })).toMatchObject({ status: 200 });
    await copy.catchUp();
    expect(copy.find(kind, id)).toBeUndefined();
    expect(await send('GET', `${kind}/${id}`)).toMatchObject({ status: 404 });
    expect((await entriesOf(id)).map((entry) => [entry.action, entry.subject_kind, entry.admin_id, entry.admin_email])).toEqual(
      ['add', 'update', 'delete'].map((action) => [action, subject, keyId, 'key: Association']),
    );
  });

  test('that were read and sent back as they were stay as they were', async () => {
    const id = await make();
    const { updatedAt: _, version: __, ...before } = (await send('GET', `${kind}/${id}`)).body.data;
    const sent = await send('PUT', `${kind}/${id}`, before, any);
    expect(sent).toMatchObject({ status: 200, body: { data: before } });
    expect((await send('PUT', `${kind}/${id}`, {}, any)).body.data).toMatchObject(before);
  });

  test('are changed and deleted in the version that is named', async () => {
    const id = await make();
    for (const [method, body] of [
      ['PUT', change],
      ['DELETE', undefined],
    ] as const) {
      expect(await send(method, `${kind}/${id}`, body)).toMatchObject({ status: 428, body: { code: 'version_needed' } });
      for (const other of ['"2"', 'W/"1"', '1', '"1", "2"']) {
        expect(await send(method, `${kind}/${id}`, body, { 'if-match': other })).toMatchObject({
          status: 412,
          body: { code: 'changed_meanwhile' },
        });
      }
    }
    expect((await send('GET', `${kind}/${id}`)).body.data.version).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(() => send('DELETE', `${kind}/${id}`, undefined, { 'if-match': '"1"' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  test('are taken once under an Idempotency-Key, and another body under it is something else', async () => {
    const key = { 'idempotency-key': `${kind}-1` };
    const sent = added();
    const first = await send('POST', kind, sent, key);
    const again = await send('POST', kind, sent, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await send('POST', kind, { ...sent, ...change, ...('material' in sent ? {} : { name: fresh('Other') }) }, key);
    expect(other.status).toBe(201);
    expect(other.body.data._id).not.toBe(first.body.data._id);
    const id = first.body.data._id;
    const put = () => send('PUT', `${kind}/${id}`, change, { 'if-match': '"1"', 'idempotency-key': `${kind}-2` });
    expect([(await put()).status, (await put()).body.data.version]).toEqual([200, 2]);
    const remove = () => send('DELETE', `${kind}/${id}`, undefined, { ...any, 'idempotency-key': `${kind}-3` });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  });

  test('with what the back office refuses are refused with its message, and nothing is added', async () => {
    const id = await make();
    const before = (await send('GET', `${kind}?limit=1000`)).body.data.length;
    for (const one of wrong) {
      const [field] = Object.keys(one);
      for (const [method, path, whole] of [
        ['POST', kind, added()],
        ['PUT', `${kind}/${id}`, change],
      ] as const) {
        const { status, body } = await send(method, path, { ...whole, ...one }, any);
        expect([status, method, Object.keys(body.errors ?? {})]).toEqual([400, method, [field]]);
      }
    }
    for (const body of [[], [added()]]) expect((await send('POST', kind, body)).status).toBe(400);
    expect((await send('GET', `${kind}?limit=1000`)).body.data).toHaveLength(before);
    expect((await send('GET', `${kind}/${id}`)).body.data.version).toBe(1);
  });

  test('that are not there are not found', async () => {
    for (const id of ['unknown', '0198c0de-0000-7000-8000-000000000000']) {
      expect(await send('GET', `${kind}/${id}`)).toMatchObject({ status: 404 });
      expect(await send('PUT', `${kind}/${id}`, change, any)).toMatchObject({ status: 404 });
      expect(await send('DELETE', `${kind}/${id}`, undefined, any)).toMatchObject({ status: 404 });
    }
  });

  test('are written by no key without the scope, and by none from elsewhere, that has ended, or that is revoked meanwhile', async () => {
    const reader = await makeApiKey(db, { scopes: ['content:read', 'businesses:write'] });
    expect(await send('POST', kind, added(), reader.headers)).toMatchObject({ status: 403, body: { code: 'scope_needed' } });
    const writer = await makeApiKey(db, { scopes: ['content:write'], addresses: ['203.0.113.7'] });
    const at = (address: string) => ({ ...writer.headers, 'x-forwarded-for': address });
    expect(await send('POST', kind, added(), at('203.0.113.8'))).toMatchObject({ status: 403, body: { code: 'address_not_allowed' } });
    const { body } = await send('POST', kind, added(), at('203.0.113.7'));
    const path = `${kind}/${body.data._id}`;
    expect(await send('GET', path, undefined, at('203.0.113.7'))).toMatchObject({ status: 403, body: { code: 'scope_needed' } });
    const ended = await makeApiKey(db, { scopes: ['content:write'], ends_at: new Date(Date.now() - 1000) });
    expect(await send('PUT', path, change, { ...any, ...ended.headers })).toMatchObject({ status: 401, body: { code: 'key_ended' } });
    await call(app, 'DELETE', `/api/v1/admin/key/revoke/${writer.id}`, undefined, admin);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(await send(method, path, change, { ...any, ...at('203.0.113.7') })).toMatchObject({
        status: 401,
        body: { code: 'key_ended' },
      });
    }
    expect((await send('GET', path)).body.data.version).toBe(1);
  });
});
