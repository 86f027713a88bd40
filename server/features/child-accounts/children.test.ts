import { describe, expect, test } from 'vitest';
import { signInAdmin } from '#tests/factories/session.ts';
import { createChildOfEachTest } from '#tests/helpers/child-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, db, mail, answer, register, logIn, rowOf, tokenFor, agreed, reset, their } = await createChildOfEachTest();

const waits = {
  status: 403,
  body: {
    code: 'waits_for_parent',
    message: 'This account opens once a parent or guardian has agreed: by the link in our mail to them, or with their phone',
  },
};

describe('the account of somebody younger than 18', () => {
  test('opens to nobody until a parent has agreed by the link in their mail', async () => {
    const registered = await register();
    expect(registered).toMatchObject({ status: 201, body: { success: true } });
    expect(registered.body).not.toHaveProperty('token');
    expect(await logIn()).toMatchObject(waits);
    expect(
      await db
        .selectFrom('sessions')
        .select('user_id')
        .where('user_id', '=', (await rowOf())?.user_id ?? '')
        .execute(),
    ).toEqual([]);
    const token = await tokenFor();
    // Opening the page decides nothing.
    const page = await app.inject({ url: `/parent?child=${token}`, headers: { accept: 'text/html' } });
    expect(page.body).toContain(their.child.email);
    expect(page.body).not.toContain(their.child.userName);
    expect(await logIn()).toMatchObject(waits);
    for (const _again of [1, 2]) expect((await answer('agree', token)).status).toBe(200);
    const { body } = await logIn();
    const headers = { authorization: `Bearer ${body.token}` };
    const { data } = (await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body;
    expect(data).toMatchObject({ userName: their.child.userName, isChild: true });
    const consents = (await call(app, 'GET', '/api/v1/account/consents', undefined, headers)).body.data;
    expect(consents).toMatchObject([{ purpose: 'account', givenBy: 'link', endedAt: null }]);
    const own = (await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data;
    expect(own.parent).toEqual({
      email: their.child.parentEmail,
      phoneNo: null,
      askedAt: expect.stringMatching(/Z$/),
      agreedAt: expect.stringMatching(/Z$/),
    });
    // Greeted, once.
    expect((await mail.next(their.child.email)).text).toContain('Welcome');
  });

  test.each([
    ['nothing', ''],
    ['a word', 'forged'],
    ['an id that nobody has signed', `0198c0de-0000-7000-8000-000000000001.${'a'.repeat(22)}`],
    ['a text that is huge', 'x'.repeat(5_000)],
    ['a number', 7],
  ])('is neither opened nor ended by %s for a link', async (_what, token) => {
    for (const doing of ['agree', 'end'] as const) expect((await answer(doing, token)).status).toBe(400);
    const { body } = await app.inject({ url: `/parent?child=${token}`, headers: { accept: 'text/html' } });
    expect(body).toContain('This link is incomplete');
  });

  test('is neither opened nor ended by a form that says neither', async () => {
    await register();
    const url = `/parent?child=${await tokenFor()}`;
    for (const payload of ['', 'doing=', 'doing=delete', 'doing=agree+']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
      expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(400);
    }
    expect(await rowOf()).toBeDefined();
    expect(await logIn()).toMatchObject(waits);
  });

  test('opens by no other way either: not by a new password, nor for the team’s asking', async () => {
    await register();
    const admin = await signInAdmin(db);
    const id = (await rowOf())?.user_id;
    expect((await call(app, 'PUT', `/api/v1/admin/account/unblock/user/${id}`, undefined, admin.headers)).status).not.toBe(500);
    expect(await logIn()).toMatchObject(waits);
    const first = await tokenFor();
    const { parentEmail } = their.child;
    const { status, body, set } = await reset(their.child.email, their.child.password);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'age_wanted', ['adult']]);
    expect((await set({ parentEmail: their.child.email })).body.code).toBe('not_a_parent');
    expect((await set({ parentEmail })).status).toBe(200);
    expect(await logIn()).toMatchObject(waits);
    // Once the address is proven a new password asks nothing, and opens nothing.
    expect((await reset(their.child.email, their.child.password)).status).toBe(200);
    expect(await logIn()).toMatchObject(waits);
    expect(await answer('agree', first)).toMatchObject({ status: 400, body: { code: 'wrong_parent_link' } });
    expect((await answer('agree', await tokenFor())).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  test.each([
    ['before a stranger has agreed as the parent', false],
    ['after', true],
  ])(
    'that a stranger has registered with somebody’s address is in nobody else’s hands once they reset its password: %s',
    async (_when, isOpen) => {
      await register();
      const link = await tokenFor();
      if (isOpen) expect((await answer('agree', link)).status).toBe(200);
      const password = 'mine, all mine';
      const { status, set } = await reset(their.child.email, password);
      expect(status).toBe(400);
      // Nothing is done by half: the password of before is still the one.
      expect((await logIn()).status).toBe(isOpen ? 200 : 403);
      expect((await set({ adult: true })).status).toBe(200);
      const signedIn = await call(app, 'POST', '/api/v1/user/login', { userName: their.child.email, password });
      expect(signedIn.status).toBe(200);
      for (const doing of ['agree', 'end'] as const)
        expect(await answer(doing, link)).toMatchObject({ status: 400, body: { code: 'wrong_parent_link' } });
      const headers = { authorization: `Bearer ${signedIn.body.token}` };
      expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data).not.toHaveProperty('isChild');
      const consents = (await call(app, 'GET', '/api/v1/account/consents', undefined, headers)).body.data;
      expect(consents.filter(({ endedAt }: { endedAt: string | null }) => endedAt === null)).toMatchObject([
        { purpose: 'account', givenBy: 'form' },
      ]);
    },
  );

  test('that a stranger has registered is a child’s again by another parent, whom its mailbox has named, and no more by the first', async () => {
    const link = await agreed();
    const another = `other-${their.child.parentEmail}`;
    expect((await reset(their.child.email, their.child.password, { adult: false, parentEmail: another, parentPhone: '' })).status).toBe(
      200,
    );
    expect(await logIn()).toMatchObject(waits);
    for (const doing of ['agree', 'end'] as const) expect((await answer(doing, link)).status).toBe(400);
    expect((await answer('agree', await tokenFor(another))).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  test.each([
    ['', 'the email or mobile number that a child gives', 'as long as the account is a child’s'],
    ['/hi', 'वह ईमेल या मोबाइल नंबर जो बच्चा', 'जब तक अकाउंट बच्चे का है'],
  ])('%s/privacy-policy says what is kept of a parent, and how long', async (at, ...says) => {
    const { body } = await app.inject({ url: `${at}/privacy-policy`, headers: { accept: 'text/html' } });
    for (const said of says) expect(body).toContain(said);
  });
});
