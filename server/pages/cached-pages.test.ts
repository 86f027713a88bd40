import { beforeAll, describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { createCachedPages, profile } from '#tests/helpers/cached-pages.ts';

const { admin, app, db, get, keep, kochi, kochiList, made, owner, person, user } = await createCachedPages();

describe('a kept page', () => {
  beforeAll(() => keep(kochiList));

  test('is made once for a hundred who ask at once', async () => {
    const url = `${kochiList}&page=1`;
    // With a query it is kept from the second time on.
    await get(url);
    made.count = 0;
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(url)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(made.count).toBe(1);
  });

  test('is known by its tag', async () => {
    const { headers, body } = await get(kochiList);
    const etag = String(headers.etag);
    const again = await get(kochiList, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await get(kochiList, { 'if-none-match': 'W/"other"' })).body).toBe(body);
  });

  test.each(['br', 'gzip', 'identity', 'nonsense', 'br;q=0, gzip', '*;q=0', ''])('is packed as %j asks', async (accepted) => {
    const answer = await get(kochiList, { 'accept-encoding': accepted });
    const { 'content-encoding': encoding = 'identity', vary } = answer.headers;
    expect(vary).toMatch(/accept-encoding/);
    expect(answer.statusCode).toBe(200);
    if (accepted === 'br' || accepted === 'gzip') expect(encoding).toBe(accepted);
    if (encoding === 'identity') expect(answer.body).toContain('Periyar Roofs');
  });

  test('answers HEAD without a body, Range with the whole', async () => {
    const head = await app.inject({ method: 'HEAD', url: kochiList, headers: person });
    expect([head.statusCode, head.body, typeof head.headers.etag]).toEqual([200, '', 'string']);
    expect((await get(kochiList, { range: 'bytes=0-10' })).statusCode).toBe(200);
  });

  test('lets its own scripts run and no other: by what they say, without a nonce', async () => {
    const { headers, body } = await get(kochiList);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' ('sha256-[\w+/=]{44}' ?)+;/);
    expect(policy).not.toContain('nonce');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(body).not.toContain('nonce="');
  });

  test('counts each look at a business, bots left out', async () => {
    await keep(profile(kochi));
    const views = async () => {
      const rows = await db
        .selectFrom('business_activity')
        .select('n')
        .where('business_id', '=', kochi)
        .where('kind', '=', 'view')
        .execute();
      return rows.reduce((sum, { n }) => sum + n, 0);
    };
    await app.context.views.flush();
    const before = await views();
    for (let look = 0; look < 3; look++) await get(profile(kochi));
    await get(profile(kochi), { 'user-agent': 'Googlebot/2.1' });
    await app.context.views.flush();
    expect((await views()) - before).toBe(3);
  });

  test('is of one host: another name for it has pages of its own', async () => {
    const lie = { host: 'evil.example' };
    expect((await get(kochiList, lie)).body).not.toContain('evil.example');
    await get(kochiList, lie);
    expect((await get(kochiList)).body).not.toContain('evil.example');
  });
});

test('a page that nobody asked for before shows what changed since others were asked for', async () => {
  await keep('/blog');
  const id = await makeBusiness(db, { name: 'Mandovi Roof Works' });
  for (let n = 0; n < 3; n++) await makeLike(db, { business_id: id });
  expect((await get('/?asked-for-the-first-time')).body).toContain('Mandovi Roof Works');
});

test('each language has the most liked in its own words, whichever is asked for first', async () => {
  const id = await makeBusiness(db, { name: 'Mula Roof Works' });
  for (let n = 0; n < 4; n++) await makeLike(db, { business_id: id });
  const cities = async (url: string) =>
    [...(await get(url)).body.matchAll(/wrap-anywhere">(?:[^<]*, )?(Pune|पुणे)</g)].map(([, city]) => city);
  for (const first of ['/?one', '/hi?one']) {
    await get(first);
    await get(first);
    expect(new Set(await cities('/hi?two'))).toEqual(new Set(['पुणे']));
    expect(new Set(await cities('/?two'))).toEqual(new Set(['Pune']));
    await makeLike(db, { business_id: id });
  }
});

describe('a page that has to be made anew', () => {
  test('is the one that was, for whoever has it, where a change left all that it shows', async () => {
    const { headers, body } = await keep(kochiList);
    made.count = 0;
    await db.updateTable('businesses').set({ phone_no: '9876500001' }).where('business_id', '=', kochi).execute();
    const again = await get(kochiList, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, made.count]).toEqual([304, 1]);
    expect((await get(kochiList)).body).toBe(body);
  });

  test('is another one where it shows something else', async () => {
    const { headers } = await keep(kochiList);
    await db.updateTable('businesses').set({ price: '45 per sq ft by the sea' }).where('business_id', '=', kochi).execute();
    const again = await get(kochiList, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(200);
    expect(again.headers.etag).not.toBe(headers.etag);
    expect(again.body).toContain('45 per sq ft by the sea');
  });
});

describe('never kept', () => {
  const cookieOf = ({ authorization }: { authorization: string }) => ({ cookie: `nirmaan=${authorization.replace('Bearer ', '')}` });

  test.each<[string, Record<string, string>]>([
    ['a user', cookieOf(user)],
    ['an owner', cookieOf(owner)],
    ['an admin', cookieOf(admin)],
    ['a browser with something of ours', { cookie: 'nirmaan_comments=x' }],
    ['a copy for offline', { 'nirmaan-copy': '1' }],
  ])('a page for %s', async (_name, headers) => {
    await keep(kochiList);
    made.count = 0;
    const answer = await get(kochiList, headers);
    expect(answer.headers.etag).toBeUndefined();
    expect(made.count).toBeGreaterThan(0);
  });

  test('cookies of other sites change nothing', async () => {
    const { headers } = await keep(kochiList);
    expect((await get(kochiList, { cookie: '_ga=GA1.1; theme=dark' })).headers.etag).toBe(headers.etag);
  });

  test.each([
    '/no/such/page',
    '/viewdetails/none',
    '/searcher?q=%00',
    '/profilesupplier',
    '/user/forgot-password/verify-otp',
    '/admin/business',
  ])('%s', async (url) => {
    const answers = [await get(url), await get(url), await get(url)];
    expect(answers.map(({ headers }) => headers.etag)).toEqual([undefined, undefined, undefined]);
  });

  test('words that are searched for once take no place', async () => {
    made.count = 0;
    expect((await get('/searcher?q=made-up-twice')).headers.etag).toBeUndefined();
    expect(made.count).toBe(1);
  });
});
