import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const { headers } = await makeApiKey(db, { scopes: ['content:write', 'content:read'] });
const { headers: admin } = await signInAdmin(db);
const image = dataUrl(await makeJpeg(1600, 600));
const post = { title: 'Cool roofs', shortDescription: 'White paint helps', description: 'Paint it *white*.' };
const any = { 'if-match': '*' };

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: Record<string, string> = {}) =>
  call(app, method, `/api/v1/data/${path}`, body, { ...headers, ...more });

describe('services', () => {
  test('have one name each, and a new one is written into their businesses', async () => {
    const one = (await send('POST', 'services', { name: `Well digging ${randomUUID()}`, category: 'contractor' })).body.data;
    const business = await makeBusiness(db, { service: one.name });
    expect(await send('POST', 'services', { name: one.name, category: 'contractor' })).toMatchObject({
      status: 409,
      body: { code: 'already_taken', errors: { name: expect.any(String) } },
    });
    const name = `Borewells ${randomUUID()}`;
    expect((await send('PUT', `services/${one._id}`, { name }, any)).status).toBe(200);
    const { service } = await db.selectFrom('businesses').select('service').where('business_id', '=', business).executeTakeFirstOrThrow();
    expect(service).toBe(name);
    expect(await send('DELETE', `services/${one._id}`, undefined, any)).toMatchObject({ status: 409, body: { code: 'service_in_use' } });
    expect((await send('DELETE', `services/${one._id}?confirm=perhaps`, undefined, any)).status).toBe(400);
    expect((await send('DELETE', `services/${one._id}?confirm=true`, undefined, any)).status).toBe(200);
  });
});

describe('prices', () => {
  test('that are sent again are as of now, and their history stays', async () => {
    const id = await makePriceTicker(db, { updated_at: new Date(Date.now() - 40 * 86_400_000) });
    const { price, updatedAt } = (await send('GET', `prices/${id}`)).body.data;
    const { body } = await send('PUT', `prices/${id}`, { price }, any);
    expect(Date.parse(body.data.updatedAt)).toBeGreaterThan(Date.parse(updatedAt));
    expect((await call(app, 'GET', `/api/v1/price-ticker/history/${id}`)).body.history).toHaveLength(1);
    await send('PUT', `prices/${id}`, { price: price + 10 }, any);
    expect((await call(app, 'GET', `/api/v1/price-ticker/history/${id}`)).body.history).toHaveLength(2);
  });
});

describe('posters', () => {
  test('do not end before they begin, whichever of the days is sent', async () => {
    const reversed = { status: 400, body: { errors: { to: 'The last day is before the first' } } };
    expect(await send('POST', 'posters', { name: 'Offer', image, from: '2026-12-02', to: '2026-12-01' })).toMatchObject(reversed);
    const id = await makePoster(db, { starts_on: '2026-12-02', ends_on: '2026-12-10' });
    expect(await send('PUT', `posters/${id}`, { to: '2026-12-01' }, any)).toMatchObject(reversed);
    expect(await send('PUT', `posters/${id}`, { from: '2026-12-11' }, any)).toMatchObject(reversed);
    expect((await send('PUT', `posters/${id}`, { from: null }, any)).body.data).toMatchObject({ from: null, to: '2026-12-10' });
    expect((await send('PUT', `posters/${id}`, { to: '' }, any)).body.data).toMatchObject({ from: null, to: null });
  });

  test('are shown on Home at once', async () => {
    const { body } = await send('POST', 'posters', { name: 'Sale of tiles', image });
    const shown = async () => (await call(app, 'GET', '/api/v1/poster/get')).body.posters.map(({ name }: { name: string }) => name);
    expect(await shown()).toContain('Sale of tiles');
    await send('DELETE', `posters/${body.data._id}`, undefined, any);
    expect(await shown()).not.toContain('Sale of tiles');
    expect((await app.inject(body.data.image)).statusCode).toBe(404);
  });
});

describe('entries of the blog', () => {
  test('say nothing that a browser would run, whoever wrote them', async () => {
    const hostile = 'Paint it.\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))';
    const { body } = await send('POST', 'blog', { ...post, title: '<script>alert(2)</script>', description: hostile, image });
    expect(body.data.description).toBe(hostile);
    const shown = await call(app, 'POST', '/api/v1/blog/preview', { description: body.data.description }, admin);
    expect(shown.body.html).toContain('Paint it.');
    expect(shown.body.html).not.toMatch(/<script|onerror|href=|<img/);
  });

  test('are drafts, wait for their date, and are published', async () => {
    const isShown = async (id: string) =>
      (await call(app, 'GET', '/api/v1/blog/get/all')).body.blogs.some(({ _id }: { _id: string }) => _id === id);
    const { body } = await send('POST', 'blog', { ...post, image, status: 'draft' });
    const { _id: id } = body.data;
    expect(body.data).toMatchObject({ isPublic: false, publishedAt: null });
    expect(await isShown(id)).toBe(false);
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    expect((await send('PUT', `blog/${id}`, { status: 'published', publishedAt: soon }, any)).body.data).toMatchObject({
      isPublic: false,
      publishedAt: soon,
    });
    const past = '2026-01-31T09:30:00+05:30';
    expect((await send('PUT', `blog/${id}`, { publishedAt: past }, any)).body.data).toMatchObject({
      isPublic: true,
      publishedAt: '2026-01-31T04:00:00.000Z',
    });
    expect(await isShown(id)).toBe(true);
    expect((await send('PUT', `blog/${id}`, { title: 'Cooler roofs' }, any)).body.data).toMatchObject({
      isPublic: true,
      publishedAt: '2026-01-31T04:00:00.000Z',
    });
  });

  test('have pictures, as data or as a file, and those of their text go with them', async () => {
    const inText = (await send('POST', 'blog/picture', { image })).body.image;
    expect(inText).toMatch(/^\/media\/blogs\/.+-1280\.webp$/);
    const jpeg = new Uint8Array(await makeJpeg(800, 600));
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...post, description: `![A roof](${inText})` })) form.set(name, value);
    form.set('image', new Blob([jpeg], { type: 'image/jpeg' }), 'roof.jpg');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const type = request.headers.get('content-type') ?? '';
    const payload = Buffer.from(await request.arrayBuffer());
    const added = await app.inject({ method: 'POST', url: '/api/v1/data/blog', payload, headers: { ...headers, 'content-type': type } });
    expect(added.statusCode).toBe(201);
    const { data } = added.json();
    const { body } = await send('PUT', `blog/${data._id}`, { image }, any);
    expect(body.data.image).not.toBe(data.image);
    expect((await app.inject(data.image)).statusCode).toBe(404);
    for (const kept of [inText, body.data.image]) expect((await app.inject(kept)).statusCode).toBe(200);
    await send('DELETE', `blog/${data._id}`, undefined, any);
    for (const gone of [inText, body.data.image]) expect((await app.inject(gone)).statusCode).toBe(404);
  });

  test.each([
    ['nothing', undefined, 400],
    ['a text', 'roof.jpg', 400],
    ['a page', `data:text/html;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`, 415],
    ['a drawing that may hold script', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`, 415],
    ['more than a picture may weigh', `data:image/jpeg;base64,${'A'.repeat(limits.pictureFormBytes)}`, 413],
  ])('and no picture that is %s', async (_, picture, status) => {
    for (const path of ['blog', 'blog/picture']) expect((await send('POST', path, { ...post, image: picture })).status).toBe(status);
    expect((await send('POST', 'posters', { name: 'Offer', image: picture })).status).toBe(status);
  });
});
