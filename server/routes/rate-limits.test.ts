import { describe, expect, test } from 'vitest';
import { networkOf } from '#server/routes/rate-limits.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });

const subscribe = (from: string, n: number) =>
  app.inject({ method: 'POST', url: '/api/v1/subscribe', payload: { email: `r${n}@example.in` }, headers: { 'x-forwarded-for': from } });

describe('public forms take 30 sends in 10 minutes from one address', () => {
  test('the 31st is told when to come again; another address is not held up', async () => {
    for (let n = 0; n < 30; n++) expect((await subscribe('198.51.100.7', n)).statusCode).toBe(201);
    const refused = await subscribe('198.51.100.7', 30);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect(refused.json()).toMatchObject({
      success: false,
      code: 'too_many_requests',
      message: 'Too many requests. Please try again later',
    });
    expect((await subscribe('198.51.100.8', 31)).statusCode).toBe(201);
  });

  test('the addresses of one IPv6 customer count together', async () => {
    for (let n = 0; n < 30; n++) expect((await subscribe(`2001:db8:1:2::${n}`, n)).statusCode).toBe(201);
    expect((await subscribe('2001:db8:1:2:ffff::1', 0)).statusCode).toBe(429);
    expect((await subscribe('2001:db8:1:3::1', 0)).statusCode).toBe(201);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
