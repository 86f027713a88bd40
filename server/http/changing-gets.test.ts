import { expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const business = await makeBusiness(db);

const LOGOUT = '/api/v1/user-auth/logout';
const DETAILS = `/api/v1/contractor/get-details/${business}`;
const EVIL = { referer: 'https://evil.example/' };

/** Somebody asks by a link. @returns the status, and what it has changed. */
async function follow(url: string, headers: Record<string, string>, by: 'cookie' | 'header' = 'cookie', method: 'GET' | 'HEAD' = 'GET') {
  const { id, token } = await signInUser(db);
  const shown: Record<string, string> = by === 'cookie' ? { cookie: `nirmaan=${token}` } : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method, url, headers: { ...shown, ...headers } });
  const sessions = await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute();
  const views = await db.selectFrom('phone_views').select('user_id').where('user_id', '=', id).execute();
  return { status: answer.statusCode, cookies: answer.cookies.length, sessions: sessions.length, views: views.length };
}

test('a link of another site logs nobody out and spends none of their numbers', async () => {
  expect(await follow(LOGOUT, EVIL)).toEqual({ status: 403, cookies: 0, sessions: 1, views: 0 });
  expect(await follow(DETAILS, EVIL)).toEqual({ status: 403, cookies: 0, sessions: 1, views: 0 });
});

test.each(['cookie', 'header'] as const)('a HEAD, which may change nothing, is refused whoever asks (%s)', async (by) => {
  for (const headers of [{}, EVIL] as Record<string, string>[]) {
    expect(await follow(LOGOUT, headers, by, 'HEAD')).toEqual({ status: 405, cookies: 0, sessions: 1, views: 0 });
    expect(await follow(DETAILS, headers, by, 'HEAD')).toEqual({ status: 405, cookies: 0, sessions: 1, views: 0 });
  }
  expect((await app.inject({ method: 'HEAD', url: DETAILS })).headers.allow).toBe('GET');
  expect((await app.inject({ method: 'HEAD', url: '/api/v1/contractor/get-all' })).statusCode).toBe(200);
});

test('of the site itself, of a program and of who types the address they do what they do', async () => {
  for (const headers of [{}, { referer: 'http://localhost:3000/contact' }] as Record<string, string>[]) {
    expect(await follow(LOGOUT, headers)).toMatchObject({ status: 200, sessions: 0 });
    expect(await follow(DETAILS, headers)).toMatchObject({ status: 200, views: 1 });
  }
  expect(await follow(LOGOUT, EVIL, 'header')).toMatchObject({ status: 200, sessions: 0 });
  expect(await follow(DETAILS, EVIL, 'header')).toMatchObject({ status: 200, views: 1 });
});

test('what is read is read from anywhere', async () => {
  expect((await follow('/api/v1/user/get', EVIL)).status).toBe(200);
  expect((await app.inject({ url: DETAILS, headers: EVIL })).statusCode).toBe(200);
});
