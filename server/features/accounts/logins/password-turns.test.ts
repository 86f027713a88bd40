import { expect, test } from 'vitest';
import { proveBefore, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

const passwords = { newPassword: 'dry-roof-2', confirmPassword: 'dry-roof-2' };
const visitor = { userName: 'Visitor', email: 'visitor@example.in', password: 'monsoon-2026' };
await call(app, 'POST', '/api/v1/user/register', visitor);

/** Asks two hundred times at once. @returns how often each status came, and those of somebody who signs in from the first answer on, again and again. */
async function flood(ask: (n: number) => Promise<{ status: number }>) {
  let isOver = false;
  const answers = Array.from({ length: 200 }, (_, n) => ask(n));
  const asked = Promise.all(answers).finally(() => {
    isOver = true;
  });
  await Promise.race(answers);
  const signedIn = new Set<number>();
  do signedIn.add((await createBrowser(app).post('/api/v1/user/login', visitor)).status);
  while (!isOver);
  const statuses: Record<number, number> = {};
  for (const { status } of await asked) statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, signedIn: [...signedIn] };
}

let made = 0;
const ways = {
  'a user’s profile': async () => {
    made += 1;
    const profile = { userName: `Asker ${made}`, email: `asker${made}@example.in` };
    const session = await signInUser(db, await makeUser(db, { user_name: profile.userName, email: profile.email }));
    return { session, change: () => call(app, 'PUT', '/api/v1/user/edit', { ...profile, ...passwords }, session.headers) };
  },
  'an owner’s desk': async () => {
    const session = await signInBusiness(db);
    return { session, change: () => call(app, 'PUT', '/api/v1/contractor/password', passwords, session.headers) };
  },
};

test.each(Object.entries(ways))('new passwords by the hundred at %s keep nobody from signing in', async (_where, prepare) => {
  const unproven = await prepare();
  await proveBefore(db, unproven.session.token);
  expect(await flood(unproven.change)).toEqual({ statuses: { 403: 200 }, signedIn: [200] });
  const proven = await prepare();
  expect(await flood(proven.change)).toEqual({ statuses: { 200: 10, 429: 190 }, signedIn: [200] });
});

test('nor do those that come without the permission of a code', async () => {
  const change = async (n: number) => {
    const response = await app.inject({
      ...{ method: 'POST' as const, url: '/api/v1/user/forgotpassword/change-password', cookies: { nirmaan_reset: 'x'.repeat(43) } },
      ...{ headers: { 'x-forwarded-for': `203.0.113.${n}` }, payload: { email: visitor.email, password: 'dry-roof-2' } },
    });
    return { status: response.statusCode };
  };
  expect(await flood(change)).toEqual({ statuses: { 403: 200 }, signedIn: [200] });
});
