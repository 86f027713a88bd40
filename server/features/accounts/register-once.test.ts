import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { businessForm } from '#tests/factories/business-form.ts';
import { call, createTestApp, setCookieLine } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

let count = 0;
async function userForm() {
  count += 1;
  return { email: `asha-once-${count}@example.in`, userName: `Asha once ${count}`, password: 'monsoon-2026' };
}

/** Both kinds: where they register, with what, the field that is theirs alone, and how they are asked who they are. */
const KINDS = [
  {
    kind: 'a user',
    path: '/api/v1/user/register',
    form: userForm,
    own: 'email',
    other: { userName: 'Somebody else' },
    me: '/api/v1/user/get',
  },
  {
    kind: 'a business',
    path: '/api/v1/contractor/auth/register',
    form: businessForm,
    own: 'phoneNo',
    other: { name: 'Somebody else' },
    me: '/api/v1/contractor/profile',
  },
] as const;

const accountOf = (body: { user?: { _id: string }; contractor?: { _id: string } }) => (body.user ?? body.contractor)?._id;
async function countAccounts(email: string) {
  const users = await db.selectFrom('users').select('user_id').where('email', '=', email).execute();
  const businesses = await db.selectFrom('businesses').select('business_id').where('email', '=', email).execute();
  return users.length + businesses.length;
}

describe.each(KINDS)('the registration of $kind that is sent again', ({ path, form, own, other, me }) => {
  const register = (key: string | undefined, body: object, headers: Record<string, string> = {}) =>
    call(app, 'POST', path, body, { ...(key === undefined ? {} : { 'idempotency-key': key }), ...headers });

  test('under its key signs in whoever has just registered, and makes no second account', async () => {
    const [key, given] = [randomUUID(), await form()];
    const first = await register(key, given);
    const again = await register(key, given);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toMatchObject({ success: true, message: 'Registered Successfully' });
    expect(accountOf(again.body)).toBe(accountOf(first.body));
    expect(await countAccounts(given.email)).toBe(1);
    expect(setCookieLine(again.headers)).toContain(`nirmaan=${again.body.token}; Max-Age=2592000; `);
    for (const { token } of [first.body, again.body])
      expect((await call(app, 'GET', me, undefined, { authorization: `Bearer ${token}` })).status).toBe(200);
    // The answer is lost, and its cookie is not.
    expect((await register(key, given, { cookie: `nirmaan=${first.body.token}` })).status).toBe(201);
  });

  test('is refused with another password, another content, another key or none, and opens nothing', async () => {
    const [key, given] = [randomUUID(), await form()];
    await register(key, given);
    for (const [under, body] of [
      [key, { ...given, password: 'not-their-password' }],
      [key, { ...given, ...other }],
      [randomUUID(), given],
      ['', given],
      [undefined, given],
    ] as const) {
      const { status, body: answer, headers } = await register(under, body);
      expect([status, answer.success, answer.token]).toEqual([409, false, undefined]);
      expect(headers['set-cookie']).toBeUndefined();
    }
    // Who guesses has not spoilt it for who has registered.
    expect((await register(key, given)).status).toBe(201);
  });

  test('leaves no trace of its password, nor a session', async () => {
    const [key, given] = [randomUUID(), await form()];
    const before = await db.selectFrom('sent_once').select('sent_id').execute();
    const { body } = await register(key, given);
    const news = async () => {
      const rows = await db.selectFrom('sent_once').selectAll().execute();
      return rows.filter(({ sent_id }) => !before.some((known) => known.sent_id.equals(sent_id)));
    };
    const [row, ...more] = await news();
    expect(more).toEqual([]);
    expect(row?.answer?.toString('latin1')).not.toContain(body.token);
    // Where the password was in what is noted, another one would be noted beside it.
    await register(key, { ...given, password: 'not-their-password' });
    expect((await news()).map(({ sent_id }) => sent_id)).toEqual([row?.sent_id]);
    // No room for a token, nor for who registered.
    expect(row?.answer?.length).toBeLessThan(64);
  });

  test('after the account is gone registers anew; what was refused at first may be sent again', async () => {
    const [key, given] = [randomUUID(), await form()];
    const first = await register(key, given);
    await db.deleteFrom('users').where('email', '=', given.email).execute();
    await db.deleteFrom('businesses').where('email', '=', given.email).execute();
    const again = await register(key, given);
    expect(again.status).toBe(201);
    expect(accountOf(again.body)).not.toBe(accountOf(first.body));

    const [otherKey, taken] = [randomUUID(), { ...(await form()), [own]: (given as Record<string, unknown>)[own] }];
    expect((await register(otherKey, taken)).status).toBe(409);
    await db.deleteFrom('users').where('email', '=', given.email).execute();
    await db.deleteFrom('businesses').where('email', '=', given.email).execute();
    expect((await register(otherKey, taken)).status).toBe(201);
  });

  test('at once makes one account', async () => {
    const [key, given] = [randomUUID(), await form()];
    const statuses = (await Promise.all([1, 2, 3].map(() => register(key, given)))).map(({ status }) => status);
    expect(statuses).toContain(201);
    for (const status of statuses) expect([201, 409]).toContain(status);
    expect(await countAccounts(given.email)).toBe(1);
    expect((await register(key, given)).status).toBe(201);
  });
});
