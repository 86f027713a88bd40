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

  test.each([checkout, `${checkout}.data`])('a form to %s that is larger than any is refused unread', async (url) => {
    const answer = await send(url, `choice=${'a'.repeat(256 * 1024)}`);
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
