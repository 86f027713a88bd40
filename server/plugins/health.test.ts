import { expect, test } from 'vitest';
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

test('answers carry the security headers', async () => {
  const { headers } = await app.inject('/healthz');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
