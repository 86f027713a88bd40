import { describe, expect, test } from 'vitest';
import { freshNumber } from '#tests/factories/short-message.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startLinkSite } from '#tests/helpers/link-steps.ts';
import { createTestApp, setCookieLine } from '#tests/helpers/test-app.ts';
import { daysAgo } from '#tests/helpers/work-steps.ts';

const { db, publicUrl, PASSWORD, passwordHash, makeOwner, linkFor, get, post, mainOf, onceIn, sessionIn, viewerOf, isOpen } =
  await startLinkSite();

describe('a page of another site', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a referrer alone', { referer: 'https://evil.example/x' }],
  ])('of %s cannot sign anybody in by posting a link', async (_what, headers) => {
    const { url } = await makeOwner();
    const posted = await post(url, { once: onceIn(await get(url)) }, headers);
    expect([posted.statusCode, setCookieLine(posted.headers)]).toEqual([403, undefined]);
    expect(isOpen(await get(url))).toBe(true);
  });

  test('may lead to the page of a link, whose button then counts as the site’s own', async () => {
    const { url } = await makeOwner();
    expect(isOpen(await get(url, { referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' }))).toBe(true);
    expect((await post(url, { once: onceIn(await get(url)) }, { origin: publicUrl })).statusCode).toBe(302);
  });
});

test('an address that tries one link after another is slowed after 60 in an hour', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' }, { pages: true });
  const guess = () =>
    limited.app.inject({
      method: 'POST',
      url: `/m/${'A'.repeat(22)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'once=x',
    });
  const statuses = new Set<number>();
  for (let guesses = 0; guesses < 60; guesses++) statuses.add((await guess()).statusCode);
  expect([...statuses]).toEqual([400]);
  const late = await guess();
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
});

describe('an account with a password', () => {
  test('is asked for it in a browser that has never signed in to it: the link alone opens nothing', async () => {
    const { id, url } = await makeOwner({ password_hash: passwordHash });
    const page = await get(url);
    expect(page.body).toContain('Your password');
    // Who has forgotten it comes to the same place in the end.
    expect(mainOf(page.body)).toContain('href="/supplier/forgot-password/verify-email?to=%2Fprofilesupplier"');
    const once = onceIn(page);
    const without = await post(url, { once });
    expect([without.statusCode, setCookieLine(without.headers)]).toEqual([400, undefined]);
    expect(without.body).toContain('Password is required');
    const wrong = await post(url, { once, password: 'not-theirs-1' });
    expect([wrong.statusCode, setCookieLine(wrong.headers)]).toEqual([401, undefined]);
    expect(wrong.body).toContain('Invalid Credentials');
    expect(wrong.body).not.toContain('not-theirs-1');
    // Neither has used it up.
    const opened = await post(url, { once: onceIn(await get(url)), password: PASSWORD });
    expect(opened.headers.location).toBe('/profilesupplier');
    expect(await viewerOf(sessionIn(opened) ?? '')).toEqual({ user_id: null, business_id: id, is_proven: true });
    const device = /^nirmaan_device=([^;]+)/.exec(setCookieLine(opened.headers, 'nirmaan_device') ?? '')?.[1];
    // The browser is known from now on: the next message asks for nothing.
    const { phone_no } = await db.selectFrom('businesses').select('phone_no').where('business_id', '=', id).executeTakeFirstOrThrow();
    const next = await linkFor({ kind: 'contractor', businessId: id }, `+91${phone_no}`);
    const known = { cookie: `nirmaan_device=${device}` };
    const again = await get(next.url, known);
    expect([isOpen(again), again.body.includes('Your password')]).toEqual([true, false]);
    const second = await post(next.url, { once: onceIn(again) }, known);
    expect(await viewerOf(sessionIn(second) ?? '')).toMatchObject({ business_id: id, is_proven: false });
  });

  test('of a user finds the way to a new password among the pages of users; without a password none is offered', async () => {
    const to = freshNumber();
    const number = { phone_no: to.slice(3), phone_proven_at: daysAgo(30) };
    const userId = await makeUser(db, { ...number, password_hash: passwordHash });
    const { url } = await linkFor({ kind: 'user', userId }, to, 'answer');
    expect(mainOf((await get(`/hi${url}`)).body)).toContain('href="/hi/user/forgot-password/verify-email?to=%2Fuser%2Frequirements"');
    expect(mainOf((await get((await makeOwner()).url)).body)).not.toContain('forgot-password');
  });
});
