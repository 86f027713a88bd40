import { expect, test } from 'vitest';
import { createDatabase, createPool } from '#server/db/database.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { layWire } from '#tests/helpers/database-wire.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const ARTICLE = '/why-work-zone-safety-is-important-for-everyone';
const real = await createTestDatabase();

test('pages without a database: those that need one say so kindly, the others come, for whoever asks', async () => {
  const businessId = await makeBusiness(real.db);
  const seenId = await makeBusiness(real.db);
  const { token } = await signInUser(real.db);
  const wire = await layWire(real.address);
  const pool = createPool(wire.address, { max: 4 });
  const { app } = await createTestApp({}, { pages: true, database: { address: wire.address as never, pool, db: createDatabase(pool) } });
  const open = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

  expect((await open(`/viewdetails/${seenId}`)).statusCode).toBe(200);
  wire.cut();

  // It was made a moment ago, and is kept.
  expect((await open(`/viewdetails/${seenId}`)).statusCode).toBe(200);

  for (const url of [`/viewdetails/${businessId}`, '/searcher?q=cement', '/category', '/no/such/page/at-all']) {
    const { statusCode, headers, body } = await open(url);
    if (url.startsWith('/no')) {
      expect(statusCode).toBe(404);
      continue;
    }
    expect([url, statusCode]).toEqual([url, 503]);
    expect(headers['retry-after']).toBe('5');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1>Back in a moment</h1>');
  }
  const data = await open('/searcher.data?q=cement', { accept: '*/*' });
  expect(data.statusCode).toBe(503);
  expect(data.json()).toMatchObject({ success: false, code: 'unavailable' });

  for (const headers of [{}, { cookie: `nirmaan=${token}` }] as Record<string, string>[]) {
    for (const url of ['/terms-and-conditions', '/how-ranking-works', '/user/login', ARTICLE]) {
      const { statusCode, body } = await open(url, headers);
      expect([url, statusCode]).toEqual([url, 200]);
      if (url === ARTICLE) expect(body).toContain('The comments cannot be shown right now.');
    }
    for (const url of ['/profilesupplier', '/admin', '/plans']) {
      const { statusCode } = await open(url, headers);
      // A visitor is sent away as always; whether somebody is signed in cannot be known.
      if (headers.cookie) expect([url, statusCode]).toEqual([url, 503]);
    }
    expect((await open('/api/v1/user/get', headers)).statusCode).toBe(headers.cookie ? 503 : 401);
  }

  wire.mend();
  expect((await open(`/viewdetails/${businessId}`)).statusCode).toBe(200);
}, 90_000);
