import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { createSigner } from '#server/base/signer.ts';
import { mailParent } from '#server/features/child-accounts/mail-parent.ts';
import { confirmSubscription } from '#server/features/newsletter/confirm-subscription.ts';
import { endUnansweredOf } from '#server/features/personal-data/end-child-account.ts';
import { makeNewsletter } from '#tests/factories/newsletter.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createChildren } from '#tests/helpers/child-steps.ts';
import { meetAtLock } from '#tests/helpers/meet-lock.ts';
import { call } from '#tests/helpers/test-app.ts';

const site = await createChildren();
const { app, context, db, mail, newChild, answer } = site;
let child = newChild();
beforeEach(() => {
  child = newChild();
});

const register = () => site.register(child);
const logIn = () => call(app, 'POST', '/api/v1/user/login', { userName: child.userName, password: child.password });
const rowOf = (email = child.email) => site.rowOf(email);
const tokenFor = () => site.tokenFor(child.parentEmail);
const agreed = () => site.agreed(child);

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
    expect(page.body).toContain(child.email);
    expect(page.body).not.toContain(child.userName);
    expect(await logIn()).toMatchObject(waits);
    for (const _again of [1, 2]) expect((await answer('agree', token)).status).toBe(200);
    const { body } = await logIn();
    const headers = { authorization: `Bearer ${body.token}` };
    const { data } = (await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body;
    expect(data).toMatchObject({ userName: child.userName, isChild: true });
    const consents = (await call(app, 'GET', '/api/v1/account/consents', undefined, headers)).body.data;
    expect(consents).toMatchObject([{ purpose: 'account', givenBy: 'link', endedAt: null }]);
    const own = (await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data;
    expect(own.parent).toEqual({
      email: child.parentEmail,
      phoneNo: null,
      askedAt: expect.stringMatching(/Z$/),
      agreedAt: expect.stringMatching(/Z$/),
    });
    // Greeted, once.
    expect((await mail.next(child.email)).text).toContain('Welcome');
  });

  test('is ended by the same link, before a parent has agreed and after', async () => {
    await register();
    const early = await tokenFor();
    expect((await answer('end', early)).status).toBe(200);
    expect(await rowOf()).toBeUndefined();
    for (const doing of ['agree', 'end'] as const)
      expect(await answer(doing, early)).toMatchObject({ status: 400, body: { code: 'wrong_parent_link' } });
    const late = await agreed();
    const { token } = (await logIn()).body;
    expect((await answer('end', late)).status).toBe(200);
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, { authorization: `Bearer ${token}` })).status).toBe(401);
    expect(await db.selectFrom('child_accounts').select('user_id').where('parent_email', '=', child.parentEmail).execute()).toEqual([]);
  });

  test('goes after seven days without an answer, and not before; one that was agreed to stays', async () => {
    await register();
    const kept = child;
    child = newChild();
    await register();
    await answer('agree', await tokenFor());
    const age = (days: number) =>
      db
        .updateTable('child_accounts')
        .set({ asked_at: new Date(Date.now() - days * 86_400_000) })
        .where('parent_email', 'in', [kept.parentEmail, child.parentEmail])
        .execute();
    await age(6.9);
    await endUnansweredOf(context);
    expect(await rowOf(kept.email)).toBeDefined();
    await age(7.1);
    await endUnansweredOf(context);
    expect(await rowOf(kept.email)).toBeUndefined();
    expect(await rowOf()).toBeDefined();
    // The name is free again.
    child = kept;
    expect((await register()).status).toBe(201);
  });

  test('stays when a parent agrees, and the child is 18, while the hourly run waits; one that cannot be deleted keeps none of the others', async () => {
    const [first, grownUp, stuck, last] = [newChild(), newChild(), newChild(), newChild()];
    const ids: string[] = [];
    for (const one of [first, grownUp, stuck, last]) {
      await site.register(one);
      ids.push((await rowOf(one.email))?.user_id ?? '');
    }
    const token = await site.tokenFor(grownUp.parentEmail);
    await Promise.all(
      ids.map((id, place) =>
        db
          .updateTable('child_accounts')
          .set({ asked_at: new Date(place) })
          .where('user_id', '=', id)
          .execute(),
      ),
    );
    await sql`create function refuse_to_go() returns trigger language plpgsql as $$ begin raise 'stays'; end $$`.execute(db);
    await sql`create trigger refuse_to_go before delete on users for each row when (old.email = ${sql.lit(stuck.email)})
      execute function refuse_to_go()`.execute(db);
    // The run has read its list, and waits for the first account.
    await meetAtLock(
      db,
      (transaction) =>
        transaction
          .selectFrom('users')
          .select('user_id')
          .where('user_id', '=', ids[0] ?? '')
          .forUpdate()
          .execute(),
      () => endUnansweredOf(context),
      async () => {
        expect((await answer('agree', token)).status).toBe(200);
        child = grownUp;
        const headers = { authorization: `Bearer ${(await logIn()).body.token}` };
        expect((await call(app, 'POST', '/api/v1/child-account/grown-up', undefined, headers)).status).toBe(200);
      },
    );
    const left = await Promise.all([first, grownUp, stuck, last].map(async ({ email }) => (await rowOf(email)) !== undefined));
    expect(left).toEqual([false, true, true, false]);
    expect((await logIn()).status).toBe(200);
    await sql`drop function refuse_to_go() cascade`.execute(db);
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
    expect(body).toContain('This link is not whole');
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

  test('is ended by whoever comes first when a parent agrees, and ends it, and the seven days are over, at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      child = newChild();
      await register();
      const token = await tokenFor();
      await db
        .updateTable('child_accounts')
        .set({ asked_at: new Date(0) })
        .where('parent_email', '=', child.parentEmail)
        .execute();
      const [agreeing, ending] = await Promise.all([answer('agree', token), answer('end', token), endUnansweredOf(context)]);
      expect([200, 400]).toContain(agreeing.status);
      expect([200, 400]).toContain(ending.status);
      expect(await rowOf()).toBeUndefined();
    }
  });

  test('is no other user’s to end: a link is of a child alone', async () => {
    await agreed();
    const adult = await makeUser(db);
    expect(await answer('end', signId(context.signer, 'parent', adult))).toMatchObject({ status: 400 });
    const child_id = (await rowOf())?.user_id ?? '';
    expect(await answer('end', signId(context.signer, 'parent', child_id))).toMatchObject({ status: 400 });
    expect(await db.selectFrom('users').select('user_id').where('user_id', '=', adult).execute()).toHaveLength(1);
  });

  test('opens by no other way either: not by a new password, nor for the team’s asking', async () => {
    await register();
    const admin = await signInAdmin(db);
    const id = (await rowOf())?.user_id;
    expect((await call(app, 'PUT', `/api/v1/admin/account/unblock/user/${id}`, undefined, admin.headers)).status).not.toBe(500);
    expect(await logIn()).toMatchObject(waits);
    const first = await tokenFor();
    const { parentEmail } = child;
    const { status, body, set } = await site.reset(child.email, child.password);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'age_wanted', ['adult']]);
    expect((await set({ parentEmail: child.email })).body.code).toBe('not_a_parent');
    expect((await set({ parentEmail })).status).toBe(200);
    expect(await logIn()).toMatchObject(waits);
    // Once the address is proven a new password asks nothing, and opens nothing.
    expect((await site.reset(child.email, child.password)).status).toBe(200);
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
      const { status, set } = await site.reset(child.email, password);
      expect(status).toBe(400);
      // Nothing is done by half: the password of before is still the one.
      expect((await logIn()).status).toBe(isOpen ? 200 : 403);
      expect((await set({ adult: true })).status).toBe(200);
      const signedIn = await call(app, 'POST', '/api/v1/user/login', { userName: child.email, password });
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
    const another = `other-${child.parentEmail}`;
    expect((await site.reset(child.email, child.password, { adult: false, parentEmail: another, parentPhone: '' })).status).toBe(200);
    expect(await logIn()).toMatchObject(waits);
    for (const doing of ['agree', 'end'] as const) expect((await answer(doing, link)).status).toBe(400);
    expect((await answer('agree', await site.tokenFor(another))).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });

  test('of a parent who has lost the mail, or whose link has died with its key: the links are mailed again, and end the account', async () => {
    const first = child;
    await agreed();
    child = { ...newChild(), parentEmail: first.parentEmail };
    await register();
    await tokenFor();
    const ask = (email: string) => call(app, 'POST', '/api/v1/child-account/mail/send', { email });
    const said = await ask(first.parentEmail.toUpperCase());
    expect(said).toMatchObject({ status: 200, body: { success: true } });
    expect(await ask('nobody-has-named-me@example.in')).toMatchObject({ status: 200, body: said.body });
    const { text } = await mail.next(first.parentEmail);
    const links = [
      ...text
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
        .matchAll(/\/parent\?child=([\w.-]+)/g),
    ].map(([, token]) => token);
    expect(new Set(links).size).toBe(2);
    // Signed by a key that was exchanged at once.
    const { link_id } = await db
      .selectFrom('child_accounts')
      .innerJoin('users', 'users.user_id', 'child_accounts.user_id')
      .select('link_id')
      .where('email', '=', first.email)
      .executeTakeFirstOrThrow();
    const dead = signId(
      createSigner(() => ({ current: randomBytes(32), former: [] })),
      'parent',
      link_id,
    );
    expect((await answer('end', dead)).status).toBe(400);
    for (const link of new Set(links)) expect((await answer('end', link)).status).toBe(200);
    for (const email of [first.email, child.email]) expect(await rowOf(email)).toBeUndefined();
    expect(mail.left('nobody-has-named-me@example.in')).toBe(0);
  });

  test('gets no newsletter: not asked for, not confirmed, not sent', async () => {
    await agreed();
    const { body } = await call(app, 'POST', '/api/v1/subscribe', { email: child.email });
    expect(body.success).toBe(true);
    expect(await db.selectFrom('newsletter_subscriptions').select('email').where('email', '=', child.email).execute()).toEqual([]);
    const id = await makeSubscription(db, { email: child.email.toUpperCase(), confirmed_at: null, asked_at: new Date() });
    await expect(confirmSubscription(context, signId(context.signer, 'newsletter-confirm', id))).rejects.toMatchObject({ status: 400 });
  });

  test('gets no newsletter though its address was on the list before', async () => {
    await agreed();
    for (const email of [child.email.toUpperCase(), `reader-of-${child.email}`]) await makeSubscription(db, { email });
    const admin = await signInAdmin(db);
    const id = await makeNewsletter(db);
    const sent = await call(app, 'POST', `/api/v1/admin/newsletter/send/${id}`, { version: 1 }, admin.headers);
    expect(sent).toMatchObject({ status: 200, body: { newsletter: { recipients: 1 } } });
    const recipients = await db
      .selectFrom('newsletter_deliveries')
      .innerJoin(
        'newsletter_subscriptions',
        'newsletter_subscriptions.newsletter_subscription_id',
        'newsletter_deliveries.newsletter_subscription_id',
      )
      .select('email')
      .where('newsletter_id', '=', id)
      .execute();
    expect(recipients).toEqual([{ email: `reader-of-${child.email}` }]);
  });

  test('says that they are 18 by now: the account is theirs alone, the ledger keeps both words, and the parent is told', async () => {
    const link = await agreed();
    const headers = { authorization: `Bearer ${(await logIn()).body.token}` };
    const say = () => call(app, 'POST', '/api/v1/child-account/grown-up', undefined, headers);
    for (const _again of [1, 2])
      expect(await say()).toMatchObject({ status: 200, body: { message: 'Saved. The account is yours alone now' } });
    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data).not.toHaveProperty('isChild');
    expect((await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data.parent).toBeNull();
    expect((await call(app, 'GET', '/api/v1/account/consents', undefined, headers)).body.data).toMatchObject([
      { purpose: 'account', givenBy: 'form', endedAt: null },
      { purpose: 'account', givenBy: 'link', endedAt: expect.stringMatching(/Z$/) },
    ]);
    const told = await mail.next(child.parentEmail);
    expect(told.text).toContain('is theirs alone now');
    expect(told.text).not.toContain(child.userName);
    for (const doing of ['agree', 'end'] as const) expect((await answer(doing, link)).status).toBe(400);
    expect((await logIn()).status).toBe(200);
    // Nothing more goes to the parent.
    expect(await db.selectFrom('child_accounts').select('user_id').where('parent_email', '=', child.parentEmail).execute()).toEqual([]);
    expect(mail.left(child.parentEmail)).toBe(0);
  });

  test.each([
    ['', 'the email or mobile number that a child gives', 'as long as the account is a child’s'],
    ['/hi', 'वह ईमेल या मोबाइल नंबर जो बच्चा', 'जब तक अकाउंट बच्चे का है'],
  ])('%s/privacy-policy says what is kept of a parent, and how long', async (at, ...says) => {
    const { body } = await app.inject({ url: `${at}/privacy-policy`, headers: { accept: 'text/html' } });
    for (const said of says) expect(body).toContain(said);
  });

  test('who is no child says it without harm, and whoever is signed in as something else not at all', async () => {
    const adult = await signInUser(db, await makeUser(db));
    const say = (headers: object) => call(app, 'POST', '/api/v1/child-account/grown-up', undefined, headers as Record<string, string>);
    expect((await say(adult.headers)).status).toBe(200);
    expect((await say({})).status).toBe(401);
    expect((await say((await signInAdmin(db)).headers)).status).toBe(403);
  });

  test('is not asked for again once a parent has agreed, though its job runs again', async () => {
    await agreed();
    const { user_id: userId } = (await rowOf()) ?? { user_id: '' };
    await mailParent.run(context, { userId });
    // The mail that comes next is another child's.
    child = { ...newChild(), parentEmail: child.parentEmail };
    await register();
    const { link_id } = await db
      .selectFrom('child_accounts')
      .select('link_id')
      .where('user_id', '=', (await rowOf())?.user_id ?? '')
      .executeTakeFirstOrThrow();
    expect(await tokenFor()).toMatch(new RegExp(`^${link_id}`));
  });
});
