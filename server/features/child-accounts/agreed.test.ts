import { describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { mailParent } from '#server/features/child-accounts/mail-parent.ts';
import { confirmSubscription } from '#server/features/newsletter/confirm-subscription.ts';
import { makeNewsletter } from '#tests/factories/newsletter.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createChildOfEachTest } from '#tests/helpers/child-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, context, db, mail, newChild, answer, register, logIn, rowOf, tokenFor, agreed, their } = await createChildOfEachTest();

describe('the account of somebody younger than 18 to which a parent has agreed', () => {
  test('gets no newsletter: not asked for, not confirmed, not sent', async () => {
    await agreed();
    const { body } = await call(app, 'POST', '/api/v1/subscribe', { email: their.child.email });
    expect(body.success).toBe(true);
    expect(await db.selectFrom('newsletter_subscriptions').select('email').where('email', '=', their.child.email).execute()).toEqual([]);
    const id = await makeSubscription(db, { email: their.child.email.toUpperCase(), confirmed_at: null, asked_at: new Date() });
    await expect(confirmSubscription(context, signId(context.signer, 'newsletter-confirm', id))).rejects.toMatchObject({ status: 400 });
  });

  test('gets no newsletter though its address was on the list before', async () => {
    await agreed();
    for (const email of [their.child.email.toUpperCase(), `reader-of-${their.child.email}`]) await makeSubscription(db, { email });
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
    expect(recipients).toEqual([{ email: `reader-of-${their.child.email}` }]);
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
    const told = await mail.next(their.child.parentEmail);
    expect(told.text).toContain('is theirs alone now');
    expect(told.text).not.toContain(their.child.userName);
    for (const doing of ['agree', 'end'] as const) expect((await answer(doing, link)).status).toBe(400);
    expect((await logIn()).status).toBe(200);
    // Nothing more goes to the parent.
    expect(await db.selectFrom('child_accounts').select('user_id').where('parent_email', '=', their.child.parentEmail).execute()).toEqual(
      [],
    );
    expect(mail.left(their.child.parentEmail)).toBe(0);
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
    their.child = { ...newChild(), parentEmail: their.child.parentEmail };
    await register();
    const { link_id } = await db
      .selectFrom('child_accounts')
      .select('link_id')
      .where('user_id', '=', (await rowOf())?.user_id ?? '')
      .executeTakeFirstOrThrow();
    expect(await tokenFor()).toMatch(new RegExp(`^${link_id}`));
  });
});
