import { expect, onTestFinished, test } from 'vitest';
import { inFlightBounds } from '#server/http/concurrency-limit.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp();

test('/healthz and /readyz answer 200 while all is well', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode).toBe(200);
});

test('/metrics counts answers by route pattern, never by address or word', async () => {
  await app.inject('/api/v1/contractor/search?q=secretword');
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/contractor/search",status="200"} 1');
  expect(body).not.toContain('secretword');
});

test('/metrics is for this machine, and for who has the token', async () => {
  const { app: withToken } = await createTestApp({ METRICS_TOKEN: 'a-token-of-some-length', TRUST_PROXY: '1' });
  const ask = async (site: typeof app, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await site.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  for (const site of [app, withToken]) {
    expect(await ask(site, {})).toBe(200);
    expect(await ask(site, {}, '::1')).toBe(200);
    expect(await ask(site, {}, '203.0.113.9')).toBe(403);
    // A proxy on this machine asks for somebody else, whatever that one says.
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) expect(await ask(site, { [name]: '127.0.0.1' })).toBe(403);
    expect(await ask(site, { authorization: 'Bearer wrong' }, '203.0.113.9')).toBe(403);
  }
  const bearer = { authorization: 'Bearer a-token-of-some-length' };
  expect(await ask(app, bearer, '203.0.113.9')).toBe(403);
  expect(await ask(withToken, bearer, '203.0.113.9')).toBe(200);
});

test('answers carry the security headers, pages and calls alike', async () => {
  const { headers } = await app.inject('/healthz');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
  const { app: https } = await createTestApp({ PUBLIC_URL: 'https://nirmaan.example' });
  for (const url of ['/healthz', '/api/v1/service/get/all', '/api/v1/nothing', '/media/none.webp', '/%E0%A4%A', '/api/docs/']) {
    const { headers: all } = await https.inject(url);
    expect([url, all]).toEqual([
      url,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000',
      }),
    ]);
  }
  const { app: all } = await createTestApp({ PUBLIC_URL: 'https://nirmaan.example', HSTS_SUBDOMAINS: '1' });
  for (const url of ['/healthz', '/api/v1/nothing']) {
    expect((await all.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('health is answered to an address that has under way all that it may have', async () => {
  const before = inFlightBounds.requestsOfOne;
  onTestFinished(() => void Object.assign(inFlightBounds, { requestsOfOne: before }));
  inFlightBounds.requestsOfOne = 0;
  const { statusCode, headers } = await app.inject('/api/v1/service/get/all');
  expect([statusCode, typeof headers['retry-after']]).toEqual([503, 'string']);
  for (const url of ['/healthz', '/readyz', '/readyz?from=proxy']) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
});
