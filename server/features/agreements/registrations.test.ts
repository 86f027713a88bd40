import { describe, expect, test } from 'vitest';
import { NOTICES } from '#shared/notices.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { createPhoneLogins, newNumber, phoneCalls } from '#tests/helpers/phone-code-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, askForCode, db } = await createPhoneLogins();

/** A user name has no number in it. */
const nameOf = (n: number) => 'abcdefghij'[Math.floor(n / 10)] + ('abcdefghij'[n % 10] ?? '');
const user = (n: number, more: object = {}) => ({
  userName: `Asha of Row ${nameOf(n)}`,
  email: `row${n}@example.in`,
  password: 'monsoon-2026',
  ...more,
});
const consentsOf = async (token: string) =>
  (await call(app, 'GET', '/api/v1/account/consents', undefined, { authorization: `Bearer ${token}` })).body.data;
const account = { purpose: 'account', version: NOTICES.account.version, givenBy: 'form', endedAt: null };
const messages = { purpose: 'phone_messages', version: NOTICES.phone_messages.version, givenBy: 'form', endedAt: null };

/** Each way to register: what it sends besides is added to what it needs. */
const WAYS: Record<string, (more: object) => Promise<{ status: number; body: { token: string; errors?: object } }>> = {
  'a user by the form': (more) => call(app, 'POST', '/api/v1/user/register', user(++made, more), { 'accept-language': 'hi' }),
  'a business by the form': async (more) =>
    call(app, 'POST', '/api/v1/contractor/auth/register', { ...(await businessForm()), ...more }, { 'accept-language': 'hi' }),
  'a user by a code': async (more) => {
    const { browser, verify } = await askForCode(newNumber());
    await verify();
    return browser.post(`${phoneCalls.user}/register`, { userName: `Meera of Row ${nameOf(++made)}`, ...more });
  },
  'a business by a code': async (more) => {
    const { browser, verify } = await askForCode(newNumber(), { kind: 'contractor' });
    await verify();
    const listing = { name: 'Anand Plumbing', service: 'Plumbing Contractors', city: 'Pune', state: 'Maharashtra' };
    return browser.post(`${phoneCalls.contractor}/register`, { ...listing, ...more });
  },
};
let made = 0;

describe.each(Object.keys(WAYS))('%s', (way) => {
  const register = (more: object = {}) => (WAYS[way] as NonNullable<(typeof WAYS)[string]>)(more);
  const counts = async () => ({
    users: (await db.selectFrom('users').select('user_id').execute()).length,
    businesses: (await db.selectFrom('businesses').select('business_id').execute()).length,
    consents: (await db.selectFrom('consents').select('consent_id').execute()).length,
  });

  test('is kept with the notice, and whoever follows the specification need not say their age', async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    const expected = way.endsWith('code') ? [account, messages] : [account];
    expect(
      (await consentsOf(body.token)).toSorted((a: { purpose: string }, b: { purpose: string }) => a.purpose.localeCompare(b.purpose)),
    ).toMatchObject(expected);
  });

  test('is open to who says that they are 18', async () => {
    expect((await register({ adult: true })).status).toBe(201);
    expect((await register({ adult: 'true' })).status).toBe(201);
  });

  test.each([false, 'false'])('is not to who says %j, and nothing of theirs is kept', async (adult) => {
    const before = await counts();
    const { status, body } = await register({ adult });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { adult: expect.stringMatching(/parent or guardian|माता-पिता/) } });
    expect(await counts()).toEqual(before);
  });

  test.each(['maybe', 1, [], {}])('says no age by %j', async (adult) => {
    expect((await register({ adult })).status).toBe(400);
  });
});

test('the language of the notice is that of the page', async () => {
  const { body } = await call(app, 'POST', '/api/v1/user/register', user(99), { 'accept-language': 'hi' });
  expect(await consentsOf(body.token)).toMatchObject([{ language: 'hi' }]);
});
