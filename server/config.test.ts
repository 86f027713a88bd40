import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

describe('settings', () => {
  test('all have a default that works on a laptop', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000', DEMO: true, RATE_LIMITS: true });
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DEMO: true });
  });

  test('demo data is for the embedded database unless asked for', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/nirmaan' }).DEMO).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/nirmaan', DEMO: '1' }).DEMO).toBe(true);
    expect(readConfig({ DEMO: '0' }).DEMO).toBe(false);
    expect(readConfig({ PUBLIC_URL: 'https://nirmaan.example' }).DEMO).toBe(false);
    expect(readConfig({ PUBLIC_URL: 'https://nirmaan.example', DEMO: '1' }).DEMO).toBe(true);
  });

  test('PUBLIC_URL follows the port and loses its closing slash', () => {
    expect(readConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://nirmaan.example/' }).PUBLIC_URL).toBe('https://nirmaan.example');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'nirmaan.example'],
    ['DATABASE_URL', 'mysql://localhost/nirmaan'],
    ['DATABASE_REPLICA_URLS', 'postgres://a/b,nonsense'],
    ['DEMO', 'yes'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['SMTP_URL', 'mail.example.in'],
    ['REDIS_URL', 'localhost:6379'],
    ['RATE_LIMITS', 'none'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8,nonsense'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
  ])('a wrong %s (%s) stops the start with one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^Setting ${name} is wrong: [^\\n]+$`));
  });

  test.each(['1', '10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback,192.0.2.7'])('TRUST_PROXY may be %s', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value);
  });

  test('a wrong secret is not shown', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'abc' })).toThrow(/^(?!.*abc)/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@localhost/x' })).toThrow(/^(?!.*hunter2)/);
  });

  test('the provider needs its two keys, and has an address for each environment', () => {
    const keys = { PAYMENTS: 'cashfree', CASHFREE_APP_ID: 'a', CASHFREE_SECRET_KEY: 's' };
    expect(readConfig({}).CASHFREE).toBeUndefined();
    expect(readConfig(keys).CASHFREE).toEqual({ baseUrl: 'https://sandbox.cashfree.com/pg', appId: 'a', secretKey: 's', mode: 'sandbox' });
    expect(readConfig({ ...keys, CASHFREE_ENV: 'production' }).CASHFREE?.baseUrl).toBe('https://api.cashfree.com/pg');
    expect(readConfig({ ...keys, CASHFREE_URL: 'http://127.0.0.1:9/pg/' }).CASHFREE?.baseUrl).toBe('http://127.0.0.1:9/pg');
    for (const name of ['CASHFREE_APP_ID', 'CASHFREE_SECRET_KEY']) {
      expect(() => readConfig({ ...keys, [name]: '' })).toThrow(new RegExp(`^Setting ${name} is missing: [^\\n]+$`));
    }
  });
});
