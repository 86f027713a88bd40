import { describe, expect, test } from 'vitest';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({ TEAM_EMAIL: 'team@site.example', MAIL_FROM: 'Nirmaan <mail@site.example>' });

let made = 0;
const register = (userName: string) => {
  made += 1;
  return call(app, 'POST', '/api/v1/user/register', { userName, email: `named${made}@example.in`, password: 'monsoon-2026' });
};
const another = { status: 400, body: { message: 'Please choose another name', errors: { userName: 'Please choose another name' } } };

describe('a user', () => {
  test.each(['Former user', 'पुराना अकाउंट', 'NIRMAAN', 'Nirmaan Support', 'info@nirmaan.example'])('is not called %s', async (name) => {
    expect(await register(name)).toMatchObject(another);
  });

  test.each(['Team@site.example', 'mail@site.example'])('is not called like the team’s address %s', async (name) => {
    expect(await register(name)).toMatchObject({ ...another, body: { ...another.body, code: 'name_reserved' } });
  });

  test('is not called like an admin’s address, when registering and when editing', async () => {
    await makeAdmin(db, { email: 'boss@site.example' });
    expect(await register('Boss@site.example')).toMatchObject(another);
    const { id, headers } = await signInUser(db);
    const { email } = await db.selectFrom('users').select('email').where('user_id', '=', id).executeTakeFirstOrThrow();
    const edit = (userName: string) => call(app, 'PUT', '/api/v1/user/edit', { userName, email }, headers);
    expect(await edit('boss@site.example')).toMatchObject(another);
    expect(await edit('Former user')).toMatchObject(another);
    expect((await edit('asha@example.in')).status).toBe(200);
  });

  test.each(['win-prize.com', 'https://evil.example', 'Call 98765 43210', '९८७६५ ४३२१०'])('has no link or number: %s', async (name) => {
    expect(await register(name)).toMatchObject({ status: 400, body: { message: 'A user name has no web address and no phone number' } });
  });

  test('is kept without what nobody sees, and logs in as it was typed', async () => {
    const { status, body } = await register('\u202eRavi\u200b \n Kumar\u2069');
    expect([status, body.user.userName]).toEqual([201, 'Ravi Kumar']);
    expect((await register('Ravi  Kumar')).status).toBe(409);
    const login = { userName: 'Ravi\u200b  Kumar', password: 'monsoon-2026' };
    expect((await call(app, 'POST', '/api/v1/user/login', login)).status).toBe(200);
  });
});

describe('wherever a name is typed', () => {
  const contact = { email: 'meera@example.in', phoneNo: '9876543210', phone: '9876543210', message: 'Hello' };
  const forms = async (name: string) => {
    const business = await makeBusiness(db);
    const { headers } = await signInUser(db);
    const review = { name, email: 'meera@example.in', description: 'Dry', rating: 4, business };
    const comment = { name, email: 'meera@example.in', comment: 'Thanks', blog: 'why-work-zone-safety-is-important-for-everyone' };
    return [
      await call(app, 'POST', `/api/v1/send-enquiry/${business}`, { ...contact, name }),
      await call(app, 'POST', '/api/v1/review/add', review, headers),
      await call(app, 'POST', '/api/v1/blog/comment/add', comment),
      await call(app, 'POST', '/api/v1/get-in-touch-with-us', { ...contact, name }),
    ].map(({ status }) => status);
  };

  test.each([
    ['that shows nothing', '\u200b\u3164\u2800'],
    ['in two scripts that look alike', 'Shar\u043ca'],
    ['of the site', 'Nirmaan Team'],
    ['of those who have left', 'F\u200bormer user'],
  ])('one %s is refused', async (_what, name) => expect(await forms(name)).toEqual([400, 400, 400, 400]));

  test('an honest one is taken', async () => expect(await forms('मीरा D’Souza')).toEqual([201, 201, 201, 201]));
});
