import { expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const business = await makeBusiness(db);

const LOGOUT = '/api/v1/user-auth/logout';
const DETAILS = `/api/v1/contractor/get-details/${business}`;
const EVIL = { referer: 'https://evil.example/' };
/** By a link of a page that keeps its name to itself. */
const UNNAMED = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const NEIGHBOUR = { ...UNNAMED, 'sec-fetch-site': 'same-site' };

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
  for (const headers of [EVIL, UNNAMED, NEIGHBOUR] as Record<string, string>[]) {
    expect(await follow(LOGOUT, headers)).toEqual({ status: 403, cookies: 0, sessions: 1, views: 0 });
    expect(await follow(DETAILS, headers)).toEqual({ status: 403, cookies: 0, sessions: 1, views: 0 });
  }
});

test('one that leads somebody of the team to a file is no look in the audit', async () => {
  const { token } = await signInAdmin(db);
  for (const url of ['/api/v1/admin/export/file/1', '/api/v1/admin/checks/documents/1']) {
    const ask = (headers: Record<string, string>) => app.inject({ url, headers: { cookie: `nirmaan=${token}`, ...headers } });
    expect((await ask(UNNAMED)).json()).toMatchObject({ code: 'cross_site' });
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(404);
  }
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
  const same = { referer: 'http://localhost:3000/contact', 'sec-fetch-site': 'same-origin' };
  for (const headers of [{}, same, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }] as Record<string, string>[]) {
    expect(await follow(LOGOUT, headers)).toMatchObject({ status: 200, sessions: 0 });
    expect(await follow(DETAILS, headers)).toMatchObject({ status: 200, views: 1 });
  }
  expect(await follow(LOGOUT, EVIL, 'header')).toMatchObject({ status: 200, sessions: 0 });
  expect(await follow(DETAILS, EVIL, 'header')).toMatchObject({ status: 200, views: 1 });
});

test('what is read is read from anywhere', async () => {
  for (const headers of [EVIL, UNNAMED]) {
    expect((await follow('/api/v1/user/get', headers)).status).toBe(200);
    expect((await app.inject({ url: DETAILS, headers })).statusCode).toBe(200);
  }
});
