import { describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp({}, { pages: true });
const cashfree = { PAYMENTS: 'cashfree', CASHFREE_APP_ID: 'app', CASHFREE_SECRET_KEY: 'secret', CASHFREE_URL: 'http://127.0.0.1:9' };
const { app: withProvider } = await createTestApp(cashfree, { pages: true });

const FORM = 'application/x-www-form-urlencoded';
const send = (url: string, payload: string | Buffer, headers: Record<string, string> = { 'content-type': FORM }, site = app) =>
  site.inject({ method: 'POST', url, payload, headers });

describe('forms that pages take', () => {
  const checkout = '/payment/sandbox/session_x';

  test('a form that is larger than any is refused unread', async () => {
    const answer = await send(checkout, `choice=${'a'.repeat(256 * 1024)}`);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ success: false, code: 'too_large' });
  });

  test.each(['application/json', 'text/plain', 'application/octet-stream', 'nonsense', ''])('content type %j is refused', async (type) => {
    const answer = await send(checkout, '{"choice":"pay"}', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'unsupported_type' });
  });

  test.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '{'],
    ['multipart/form-data; boundary=x', '--x\r\nno\r\n'],
  ])('%s that is none (%j) is refused', async (type, body) => {
    const answer = await send(checkout, body, { 'content-type': type });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  test.each(['', 'choice=', 'choice=steal', 'choice=%00', '%=%', 'a'.repeat(10_000)])('a choice that there is not: %j', async (body) => {
    expect((await send(checkout, body)).statusCode).toBe(400);
  });

  test.each(['/payment/sandbox/%00x', '/payment/sandbox/a%2F..%2Fb', `/payment/sandbox/${'a'.repeat(200)}`, checkout])(
    '%s is no checkout',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
      expect((await send(url, 'choice=pay')).statusCode).toBe(404);
    },
  );

  test.each(['/', '/contact', '/user/login', '/no/such/page', '/plans.data', '/_root.data'])('%s takes none', async (url) => {
    const answer = await send(url, 'a'.repeat(1_000_000), { 'content-type': 'text/plain' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('no page takes %s', async (method) => {
    expect((await app.inject({ method, url: checkout })).headers.allow).toBe('GET, HEAD, POST');
    expect((await app.inject({ method, url: '/' })).statusCode).toBe(405);
  });

  test('a page of another site sends none', async () => {
    const answer = await send(checkout, 'choice=pay', { 'content-type': FORM, origin: 'https://evil.example' });
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
  });

  test('the sandbox is closed where the provider takes the money', async () => {
    const answer = await send(checkout, 'a'.repeat(1_000_000), { 'content-type': 'text/plain' }, withProvider);
    expect(answer.statusCode).toBe(404);
    expect((await withProvider.inject({ url: checkout })).statusCode).toBe(404);
  });
});

test('a browser gets refusals as a page in words, a program in the answer form', async () => {
  const page = await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('<h1>This call does not take that method</h1>');
  const data = await app.inject({ method: 'POST', url: '/', headers: { accept: '*/*' } });
  expect(data.json()).toMatchObject({ success: false, code: 'method_not_allowed' });
});

describe('what is refused of a form that script has sent is said as the page reads it', () => {
  const json = { 'content-type': 'application/json' };
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const elsewhere = { 'content-type': FORM, origin: 'https://evil.example' };
  test.each([
    [413, '/payment/sandbox/x', `choice=${'a'.repeat(256 * 1024)}`, undefined],
    [415, '/get-quotes', '{}', json],
    [400, '/get-quotes', '{', multipart],
    [403, '/get-quotes', 'choice=pay', elsewhere],
    [405, '/contact', '', undefined],
  ] as const)('%d %s', async (status, url, body, headers) => {
    const [said, program] = [await send(`${url}.data`, body, headers), await send(url, body, headers)];
    const { message } = program.json();
    expect([said.statusCode, program.statusCode]).toEqual([status, status]);
    expect(said.headers['content-type']).toMatch(/^text\/x-script/);
    expect(said.headers['cache-control']).toBe('no-store');
    expect(said.body).toContain(message);
    const inHindi = await send(`/hi${url}.data`, body, headers);
    expect(inHindi.body).toContain((await send(`/hi${url}`, body, headers)).json().message);
    expect(inHindi.body).not.toContain(message);
  });

  test.each(['/get-quotes.data', '/hi/get-quotes.data', '/user/requirements/x.data?index'])('of one too many: %s', async (url) => {
    const { app: limited } = await createTestApp({ RATE_LIMITS: 'on' }, { pages: true });
    for (let n = 0; n < 30; n++) expect((await send(url, '', undefined, limited)).statusCode).not.toBe(429);
    const refused = await send(url, '', undefined, limited);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect(refused.headers['content-type']).toMatch(/^text\/x-script/);
    const { message } = (await send(url.replace('.data', ''), '', undefined, limited)).json();
    expect(refused.body).toContain(message);
    expect(message).toMatch(url.startsWith('/hi') ? /[\u0900-\u097f]/ : /^Too many requests/);
  });
});

test.each(['/get-quotes', '/get-quotes.data', '/user/requirements/x'])(
  'the form of %s is counted with the call that does the same',
  async (url) => {
    const { app: limited } = await createTestApp({ RATE_LIMITS: 'on' }, { pages: true });
    const statuses = new Set<number>();
    for (let n = 0; n < 15; n++) {
      statuses.add((await send(url, '', undefined, limited)).statusCode);
      statuses.add((await send('/api/v1/requirement/send', '{}', { 'content-type': 'application/json' }, limited)).statusCode);
    }
    expect(statuses).not.toContain(429);
    expect((await send(url, '', undefined, limited)).statusCode).toBe(429);
    expect((await limited.inject({ url: '/get-quotes' })).statusCode).toBe(200);
  },
);

test.each(['/_.data', '/hi.data'])('%s has the data of Home, as script asks for them', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('"routes/public/home"');
});
