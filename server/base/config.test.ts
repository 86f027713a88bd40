import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { StartError } from '#server/base/start-error.ts';

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
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '201'],
    ['DEMO', 'yes'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['SMTP_URL', 'mail.example.in'],
    ['PAYMENTS', 'none'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis+sentinel://one:26379,two:26379'],
    ['REDIS_URL', 'redis+sentinel://one:26379,,two:26379/nirmaan'],
    ['REDIS_URL', 'redis+sentinel://one:many/nirmaan'],
    ['RATE_LIMITS', 'none'],
    ['WORKERS', '0'],
    ['WORKERS', 'many'],
    ['PAGE_CACHE_SECONDS', '-1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8,nonsense'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
    ['MAP_TILES_URL', 'tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
  ])('a wrong %s (%s) stops the start with one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+, found [^\\n]+$`));
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 1 to 65535, found abc'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number from 1 to 1000, found 0'],
    [{ DEMO: 'yes\nplease' }, 'DEMO must be 0 or 1, found yes please'],
    [{ TEAM_EMAIL: 'the team' }, 'TEAM_EMAIL must be an e-mail address, found the team'],
    [{ GA_MEASUREMENT_ID: 'UA-1' }, 'GA_MEASUREMENT_ID must be G- with capital letters and digits after it, found UA-1'],
    [{ PUBLIC_URL: 'nirmaan.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://, found nirmaan.example'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters, found something else, which is not shown'],
  ])('%j: the line says what is wanted and what was found', (settings, line) => {
    expect(() => readConfig(settings)).toThrow(new StartError(line));
  });

  test.each(['1', '10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback,192.0.2.7'])('TRUST_PROXY may be %s', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value);
  });

  test('WORKERS is a number, or auto for as many as there are cores', () => {
    expect([readConfig({}).WORKERS, readConfig({ WORKERS: '3' }).WORKERS]).toEqual([1, 3]);
    expect(readConfig({ WORKERS: 'auto' }).WORKERS).toBe(availableParallelism());
  });

  test('a wrong secret is not shown', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'abc' })).toThrow(/^(?!.*abc)/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@localhost/x' })).toThrow(/^(?!.*hunter2)/);
  });

  test.each([
    [{}, 'sandbox'],
    [{ PUBLIC_URL: 'http://nirmaan.example' }, 'sandbox'],
    [{ PUBLIC_URL: 'https://localhost:3443' }, 'sandbox'],
    [{ PUBLIC_URL: 'https://127.0.0.1' }, 'sandbox'],
    [{ PUBLIC_URL: 'https://[::1]:8443' }, 'sandbox'],
    [{ PUBLIC_URL: 'https://nirmaan.example' }, 'off'],
    [{ PUBLIC_URL: 'HTTPS://nirmaan.example' }, 'off'],
    [{ PUBLIC_URL: 'https://localhost.nirmaan.example/' }, 'off'],
    [{ PUBLIC_URL: 'https://203.0.113.9' }, 'off'],
    [{ PUBLIC_URL: 'https://nirmaan.example', PAYMENTS: '' }, 'off'],
    [{ PUBLIC_URL: 'https://nirmaan.example', PAYMENTS: 'sandbox' }, 'sandbox'],
    [{ PUBLIC_URL: 'https://nirmaan.example', PAYMENTS: 'cashfree', CASHFREE_APP_ID: 'a', CASHFREE_SECRET_KEY: 's' }, 'cashfree'],
    [{ PAYMENTS: 'off' }, 'off'],
  ])('%j: the money is taken by %s', (settings, payments) => {
    expect(readConfig(settings).PAYMENTS).toBe(payments);
  });

  test('the provider needs its two keys, and has an address for each environment', () => {
    const keys = { PAYMENTS: 'cashfree', CASHFREE_APP_ID: 'a', CASHFREE_SECRET_KEY: 's' };
    expect(readConfig({}).CASHFREE).toBeUndefined();
    expect(readConfig(keys).CASHFREE).toEqual({ baseUrl: 'https://sandbox.cashfree.com/pg', appId: 'a', secretKey: 's', mode: 'sandbox' });
    expect(readConfig({ ...keys, CASHFREE_ENV: 'production' }).CASHFREE?.baseUrl).toBe('https://api.cashfree.com/pg');
    expect(readConfig({ ...keys, CASHFREE_URL: 'http://127.0.0.1:9/pg/' }).CASHFREE?.baseUrl).toBe('http://127.0.0.1:9/pg');
    for (const name of ['CASHFREE_APP_ID', 'CASHFREE_SECRET_KEY']) {
      expect(() => readConfig({ ...keys, [name]: '' })).toThrow(new StartError(`${name} must be set when PAYMENTS is cashfree`));
    }
  });

  test('maps have pictures only with somebody to name for them', () => {
    expect(readConfig({}).MAP_TILES).toBeUndefined();
    expect(readConfig({ MAP_TILES_ATTRIBUTION: 'Somebody' }).MAP_TILES).toBeUndefined();
    const url = 'https://{s}.tile.example.org/{z}/{x}/{y}.png';
    expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: 'Somebody' }).MAP_TILES).toEqual({ url, attribution: 'Somebody' });
    expect(() => readConfig({ MAP_TILES_URL: url })).toThrow(new StartError('MAP_TILES_ATTRIBUTION must be set when MAP_TILES_URL is'));
  });
});
