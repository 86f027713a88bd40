import { describe, expect, test } from 'vitest';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp, setCookieLine } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

let count = 0;
function newUser() {
  count += 1;
  return { email: `meera${count}@example.in`, userName: `Meera ${count}`, password: 'monsoon-2026' };
}
const register = (body: unknown) => call(app, 'POST', '/api/v1/user/register', body);
const logIn = (body: unknown) => call(app, 'POST', '/api/v1/user/login', body);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const required = 'All fields are required';

describe('register', () => {
  test('makes an account and signs it in', async () => {
    const user = newUser();
    const { status, body, headers } = await register({ ...user, plan: 'one_time', _id: 'mine', role: 'admin' });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Registered Successfully',
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { _id: expect.any(String), userName: user.userName, email: user.email, likedBusinesses: [], plan: 'free' },
    });
    expect(setCookieLine(headers)).toBe(`nirmaan=${body.token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    const got = await call(app, 'GET', '/api/v1/user/get', undefined, bearer(body.token));
    expect(got.body).toEqual({ success: true, data: { ...body.user, emailProven: false, hasPassword: true } });
  });

  test.each([
    [{}, { email: required, userName: required, password: required }],
    [{ ...newUser(), userName: '  ' }, { userName: required }],
    [{ ...newUser(), userName: ' \u200b\u200d ' }, { userName: required }],
    [{ ...newUser(), password: '' }, { password: required }],
    [{ ...newUser(), email: 'meera' }, { email: 'Invalid Email' }],
    [{ ...newUser(), password: '12345' }, { password: 'Password length must be at least 6 characters' }],
    [{ ...newUser(), password: 'x'.repeat(129) }, { password: 'Password must be at most 128 characters long' }],
    [
      { ...newUser(), email: 'meera', password: '1' },
      { email: 'Invalid Email', password: 'Password length must be at least 6 characters' },
    ],
    [{ ...newUser(), userName: 'x'.repeat(201) }, { userName: 'This text is too long' }],
    [{ ...newUser(), userName: { $ne: '' } }, { userName: required }],
  ])('%j is refused', async (body, errors) => {
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message: Object.values(errors)[0], errors });
  });

  test('a name is the same with and without the joiners that a keyboard puts into it', async () => {
    const user = { ...newUser(), userName: 'राम\u200dलाल\u200b' };
    expect((await register(user)).body.user).toMatchObject({ userName: 'रामलाल' });
    const other = await register({ ...newUser(), userName: 'रामलाल' });
    expect([other.status, other.body.code]).toEqual([409, 'already_taken']);
    for (const userName of ['राम\u200cलाल', 'रामलाल']) expect((await logIn({ ...user, userName })).status).toBe(200);
    const emoji = { ...newUser(), userName: 'मिस्त्री 👷\u200d♂️' };
    expect((await register(emoji)).body.user).toMatchObject({ userName: emoji.userName });
  });

  test('of a crowd at once those who would wait for too long are told to come again, and have left nothing', async () => {
    const crowd = Array.from({ length: 300 }, newUser);
    const answers = await Promise.all(crowd.map(register));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 'too_busy', message: 'There is too much to do right now. Please try again in a few seconds' });
      expect(headers['retry-after']).toBe('3');
    }
    const emails = crowd.map(({ email }) => email);
    expect(await db.selectFrom('users').select('email').where('email', 'in', emails).execute()).toHaveLength(300 - refused.length);
    const again = crowd[answers.findIndex(({ status }) => status === 503)];
    expect((await register(again)).status).toBe(201);
  });

  test('a name or an e-mail that is taken, in whatever case', async () => {
    const user = newUser();
    await register(user);
    const name = await register({ ...newUser(), userName: user.userName.toUpperCase() });
    expect(name.status).toBe(409);
    expect(name.body).toMatchObject({
      code: 'already_taken',
      message: 'User name is already taken',
      errors: { userName: 'User name is already taken' },
    });
    const email = await register({ ...newUser(), email: user.email.toUpperCase() });
    expect(email.status).toBe(409);
    expect(email.body).toMatchObject({ message: 'Email is already registered', errors: { email: 'Email is already registered' } });
  });

  test('twenty at once of one name make one account', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ ...newUser(), userName: 'Everyone' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await db.selectFrom('users').select('user_id').where('user_name', '=', 'Everyone').execute()).toHaveLength(1);
  });

  test('neither password nor token is stored as it is', async () => {
    const { body } = await register({ ...newUser(), password: 'very-secret-words' });
    const rows = JSON.stringify([
      await db.selectFrom('users').selectAll().execute(),
      (await db.selectFrom('sessions').selectAll().execute()).map(({ token_hash }) => token_hash.toString('latin1')),
    ]);
    expect(rows).not.toContain('very-secret-words');
    expect(rows).not.toContain(body.token);
    expect(rows).toContain('$argon2id$');
  });
});

describe('login', () => {
  test('by name and password, in whatever case the name is typed', async () => {
    const user = newUser();
    await register(user);
    const { status, body } = await logIn({ userName: user.userName.toLowerCase(), password: user.password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, token: expect.any(String), user: { userName: user.userName } });
  });

  test('by e-mail and password, and the password decides where a name is another’s e-mail', async () => {
    const user = newUser();
    await register(user);
    const byMail = await logIn({ userName: user.email.toUpperCase(), password: user.password });
    expect(byMail).toMatchObject({ status: 200, body: { user: { userName: user.userName } } });
    const namesake = { ...newUser(), userName: user.email, password: 'dry-roof-9' };
    expect((await register(namesake)).status).toBe(201);
    for (const { userName, password } of [user, namesake]) {
      const { status, body } = await logIn({ userName: user.email, password });
      expect([status, body.user?.userName]).toEqual([200, userName]);
    }
    expect((await logIn({ userName: user.email, password: 'wrong-password' })).status).toBe(401);
  });

  test('a password means the same from keyboards that compose letters differently', async () => {
    const user = { ...newUser(), password: 'café-café' };
    await register(user);
    expect((await logIn({ userName: user.userName, password: 'cafe\u0301-cafe\u0301' })).status).toBe(200);
  });

  test('without "remember me" the cookie ends with the browser', async () => {
    const user = newUser();
    await register(user);
    const { body, headers } = await logIn({ ...user, remember: false });
    expect(setCookieLine(headers)).toBe(`nirmaan=${body.token}; Path=/; HttpOnly; SameSite=Lax`);
  });

  test('wrong password, unknown name, short password, account without a password: one answer', async () => {
    const user = newUser();
    await register(user);
    await makeUser(db, { user_name: 'No Password' });
    const tries = [
      { userName: user.userName, password: 'monsoon-2027' },
      { userName: 'Nobody', password: 'monsoon-2026' },
      { userName: user.userName, password: '123' },
      { userName: 'No Password', password: 'monsoon-2026' },
      { userName: user.userName, password: 'x'.repeat(10_000) },
    ];
    for (const attempt of tries) {
      const { status, body, headers } = await logIn(attempt);
      expect(status).toBe(401);
      expect({ ...body, requestId: '' }).toEqual({
        success: false,
        message: 'Invalid Credentials',
        error: 'Invalid Credentials',
        code: 'invalid_credentials',
        requestId: '',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([[{}], [{ userName: 'x' }], [{ password: 'monsoon-2026' }], [{ userName: ['x'], password: 'monsoon-2026' }]])(
    '%j is refused',
    async (body) => {
      const answer = await logIn(body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe(required);
    },
  );
});

describe('edit', () => {
  const edit = (body: unknown, headers: Record<string, string>) => call(app, 'PUT', '/api/v1/user/edit', body, headers);

  test('changes name and password, and lets a new e-mail wait', async () => {
    const { headers } = await signInUser(db);
    const wanted = newUser();
    const { status, body } = await edit({ ...wanted, newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1', plan: 'one_time' }, headers);
    expect(status).toBe(200);
    const notice = 'Open the link that we have sent to your new email. Until then we use the old one';
    expect(body).toEqual({ success: true, message: 'Profile Updated Successfully', notice });
    const { body: got } = await call(app, 'GET', '/api/v1/user/get', undefined, headers);
    expect(got.data).toMatchObject({ userName: wanted.userName, newEmail: wanted.email, plan: 'free' });
    expect(got.data.email).not.toBe(wanted.email);
    expect((await logIn({ userName: wanted.userName, password: 'dry-roof-1' })).status).toBe(200);
  });

  test('keeping the own name and e-mail is no conflict, taking another’s is', async () => {
    const passwords = { newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' };
    const [own, other] = [newUser(), newUser()];
    const { body } = await register(own);
    await register(other);
    expect((await edit({ ...own, ...passwords }, bearer(body.token))).status).toBe(200);
    const taken = await edit({ ...own, userName: other.userName }, bearer(body.token));
    expect(taken.status).toBe(409);
    expect(taken.body.errors).toEqual({ userName: 'User name is already taken' });
  });

  test('a name is changed without a password, which stays with all sessions', async () => {
    const user = newUser();
    const { body } = await register(user);
    const { body: elsewhere } = await logIn(user);
    const renamed = { userName: `${user.userName} B`, email: user.email };
    for (const empty of [{}, { newPassword: '', confirmPassword: '' }]) {
      expect((await edit({ ...renamed, ...empty }, bearer(body.token))).status).toBe(200);
    }
    expect((await logIn({ userName: renamed.userName, password: user.password })).status).toBe(200);
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, bearer(elsewhere.token))).status).toBe(200);
  });

  test.each([
    [{}, required],
    [{ ...newUser(), newPassword: 'dry-roof-1', confirmPassword: '' }, required],
    [{ ...newUser(), confirmPassword: 'dry-roof-1' }, required],
    [{ ...newUser(), newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-2' }, 'Passwords do not match'],
    [{ ...newUser(), newPassword: 'short', confirmPassword: 'short' }, 'Password length must be at least 6 characters'],
    [{ ...newUser(), email: 'x', newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' }, 'Invalid Email'],
  ])('%j is refused', async (body, message) => {
    const { headers } = await signInUser(db);
    const answer = await edit(body, headers);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });
});
