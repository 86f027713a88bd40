import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCachedPages, profile } from '#tests/helpers/cached-pages.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, database, db, get, keep, made, person, pune, puneList } = await createCachedPages();

beforeAll(() => keep(puneList));

describe('forty spellings of one query', () => {
  const fields = [
    ['service', 'Waterproofing'],
    ['city', 'Pune'],
    ['state', 'Maharashtra'],
  ] as const;
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
  ];
  const encodings = [
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`),
    (text: string) => `${text}+`,
    (text: string) => `%20${text}`,
    (text: string) => `${text}&utm_source=x`,
    (text: string) => `${text}&=`,
  ];
  const spellings = orders.flatMap((order) =>
    encodings.map((encode) => `/searcher?${order.map((at) => `${fields[at]?.[0]}=${encode(fields[at]?.[1] ?? '')}`).join('&')}`),
  );

  test('all show what is there now, before and after a change', async () => {
    expect(new Set(spellings).size).toBe(40);
    for (const url of spellings) {
      await get(url);
      expect([url, (await get(url)).body.includes('Deccan Terrace Care')]).toEqual([url, true]);
    }
    await db.updateTable('businesses').set({ name: 'Sahyadri Terrace Care' }).where('business_id', '=', pune).execute();
    for (const url of spellings) expect([url, (await get(url)).body.includes('Sahyadri Terrace Care')]).toEqual([url, true]);
  });
});

describe('a proxy that nobody trusts', () => {
  const lie = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example;proto=https' };

  test('gets the page that everybody gets', async () => {
    const { headers, body } = await keep(puneList);
    const answer = await get(puneList, lie);
    expect([answer.headers.etag, answer.body]).toEqual([headers.etag, body]);
  });

  test('puts no word of its own into a page that is kept', async () => {
    const url = `${puneList}&page=1`;
    for (let time = 0; time < 3; time++) expect((await get(url, lie)).body).not.toContain('evil.example');
    expect((await get(url)).body).not.toContain('evil.example');
  });

  test('one that is trusted has pages of its own for each host, whose links are those of the site', async () => {
    const { app: behind } = await createTestApp({ TRUST_PROXY: '1', PUBLIC_URL: 'https://nirmaan.example' }, { database, pages: true });
    const ask = (headers: Record<string, string>) => behind.inject({ url: puneList, headers: { ...person, ...headers } });
    for (let time = 0; time < 3; time++) expect((await ask(lie)).body).not.toContain('evil.example');
    const own = { 'x-forwarded-host': 'nirmaan.example', 'x-forwarded-proto': 'https' };
    await ask(own);
    expect((await ask(own)).body).toContain('https://nirmaan.example/');
  });
});

describe('what no browser says', () => {
  test.each(['br;q=', 'br;;;;q=1', 'gzip;q=banana', 'x,'.repeat(3_000), '*', 'identity;q=0', 'BR', ',,,', 'br, br, br'])(
    'accept-encoding: %.20s',
    async (accepted) => {
      const answer = await get(puneList, { 'accept-encoding': accepted });
      expect([answer.statusCode, typeof answer.headers.etag]).toEqual([200, 'string']);
      expect([undefined, 'br', 'gzip']).toContain(answer.headers['content-encoding']);
    },
  );

  test.each(['bytes=0-10', 'bytes=-1', 'bytes=999999999-', 'lines=1'])('range: %s is answered with the whole', async (range) => {
    const whole = await get(puneList);
    const answer = await get(puneList, { range, 'if-range': String(whole.headers.etag) });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([200, whole.body, undefined]);
  });

  test('HEAD says what GET would, and counts as no look', async () => {
    await keep(profile(pune));
    await app.context.views.flush();
    const views = () => db.selectFrom('business_activity').select('n').where('business_id', '=', pune).where('kind', '=', 'view').execute();
    const before = await views();
    const [head, whole] = [await app.inject({ method: 'HEAD', url: profile(pune), headers: person }), await get(puneList)];
    expect([head.statusCode, head.body, head.headers.vary]).toEqual([200, '', whole.headers.vary]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1_000);
    await app.context.views.flush();
    expect(await views()).toEqual(before);
  });

  test('a GET that brings a body is answered as ever', async () => {
    const answer = await app.inject({ url: puneList, headers: { ...person, 'content-type': 'text/plain' }, payload: 'x'.repeat(1_000) });
    expect(answer.statusCode).toBe(200);
  });

  test('cookies of others that look like ours change nothing for the next one', async () => {
    const before = await keep(puneList);
    for (const cookie of ['nirmaan=made-up', 'nirmaan', 'x=nirmaan; y=1', 'nirmaan_=1', '=nirmaan', ';;;', 'a'.repeat(4_000)])
      expect([cookie, (await get(puneList, { cookie })).statusCode]).toEqual([cookie, 200]);
    expect((await get(puneList)).body).toBe(before.body);
  });
});

test('who goes away in the middle takes nothing from those who stay', async () => {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const url = `${puneList}&page=1`;
  await get(url);
  await db.updateTable('businesses').set({ price: '81 per sq ft' }).where('business_id', '=', pune).execute();
  const leave = async (path: string, after: 'the question' | 'the first bytes') => {
    const socket = connect(Number(address.port), address.hostname);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\naccept-encoding: identity\r\n\r\n`);
    if (after === 'the first bytes') await once(socket, 'data');
    socket.destroy();
  };
  made.count = 0;
  await Promise.all(Array.from({ length: 10 }, () => leave(url, 'the question')));
  const stayed = await fetch(`${address.origin}${url}`, { headers: person });
  expect([stayed.status, (await stayed.text()).includes('81 per sq ft')]).toEqual([200, true]);
  await Promise.all(Array.from({ length: 10 }, () => leave(url, 'the first bytes')));
  const again = await fetch(`${address.origin}${url}`, { headers: person });
  expect([again.status, (await again.text()).includes('81 per sq ft')]).toEqual([200, true]);
});
