import { describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { requirementMessages as said } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { askedRequests } from '#tests/helpers/asked-requests.ts';
import { makeMergeSteps } from '#tests/helpers/merge-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { daysAgo, workSteps } from '#tests/helpers/work-steps.ts';

const site = await createTestApp({}, { pages: true });
const { app, context, db } = site;
const { makeChosen, workOf, say, reviewsOf } = workSteps(site);
const { linkOf } = askedRequests(site);
const asked = { work_asked_at: daysAgo(1) };

const page = (token: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/work-done/${token}`, headers: { accept: 'text/html' } });
const press = (token: string, as: string) =>
  app.inject({
    method: 'POST',
    url: `/work-done/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ as }).toString(),
  });

describe('the link that asks whether work is done', () => {
  test('says nothing when it is opened, however often and by whom; its buttons say it, without script and without an account', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs' });
    const { id, token } = await makeChosen({ ...asked, found_business_id: business });
    for (const method of ['GET', 'HEAD', 'GET'] as const) expect((await page(token, method)).statusCode).toBe(200);
    const shown = await page(token);
    expect(shown.body).toContain('Deccan Roofs');
    expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(await workOf(id)).toMatchObject({ work_answer: null });
    const pressed = await press(token, 'done');
    expect([pressed.statusCode, await workOf(id)]).toMatchObject([200, { work_answer: 'done', work_answered_at: expect.any(Date) }]);
    expect(pressed.body).toContain('You said: it is done.');
  });

  test('of two clicks at once both are taken, and one answer stands; it may be changed', async () => {
    const { id, token } = await makeChosen(asked);
    const answers = await Promise.all(['done', 'done', 'not_done', 'done', 'not_yet'].map((as) => say(token, as)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.body).toEqual({ success: true, message: said.workNoted });
    expect(['done', 'not_done', 'not_yet']).toContain((await workOf(id))?.work_answer);
    for (const as of ['not_yet', 'done', 'not_done']) {
      expect((await say(token, as)).status).toBe(200);
      expect((await workOf(id))?.work_answer).toBe(as);
    }
  });

  test.each([[undefined], [''], ['yes'], [['done']], [null], [1], ['done'.repeat(9_999)], [{ as: 'done' }]])('refuses %j', async (as) => {
    const { id, token } = await makeChosen(asked);
    expect(await say(token, as)).toMatchObject({ status: 400, body: { errors: { as: said.sayWhetherDone } } });
    expect(await workOf(id)).toMatchObject({ work_answer: null });
  });

  test('is refused when it is altered, of another purpose, of another request, too old, or was never sent', async () => {
    const [one, another] = [await makeChosen(asked), await makeChosen(asked)];
    const old = await makeChosen({ work_asked_at: daysAgo(91) });
    const unsent = await makeChosen();
    const dead = [
      ...[`${one.token.slice(0, -2)}xx`, one.token.replace(one.id, another.id), linkOf(one.id), one.token.toUpperCase()],
      ...[signId(context.signer, 'search-end', one.id), old.token, unsent.token, `${one.id}.xx`],
    ];
    for (const token of dead) {
      expect([token, await say(token, 'done')]).toMatchObject([token, { status: 404, body: { code: 'dead_work_link' } }]);
      expect([token, (await page(token)).statusCode]).toEqual([token, 404]);
    }
    // It opens neither the request nor what else a link of the request does.
    const close = await call(app, 'POST', `/api/v1/requirements/${one.token}/end-link`, {});
    expect(close.status).toBe(404);
    expect((await app.inject({ url: `/user/requirements/${one.token}`, headers: { accept: 'text/html' } })).statusCode).toBe(404);
    for (const { id } of [one, another, old, unsent]) expect(await workOf(id)).toMatchObject({ work_answer: null });
  });

  test('is refused where nobody is chosen any more: opened again, not listed, removed, its own link ended', async () => {
    const removed = await signInBusiness(db);
    const none = [
      await makeChosen({ ...asked, closed_at: null, closed_as: null, found_business_id: null, work_due_at: null }),
      await makeChosen({ ...asked, found_business_id: await makeBusiness(db, { status: 'pending' }) }),
      await makeChosen({ ...asked, found_business_id: removed.id }),
      await makeChosen({ ...asked, link_ended_at: new Date() }),
    ];
    await call(app, 'DELETE', `/api/v1/contractor/delete/${removed.id}`, undefined, removed.headers);
    for (const { token, id } of none) {
      expect(await say(token, 'done')).toMatchObject({ status: 409, body: { code: 'nobody_chosen', message: said.nobodyChosen } });
      expect((await page(token)).body).toContain('nothing to say');
      expect(await workOf(id)).toMatchObject({ work_answer: null });
    }
  });

  test('asks about the entry that stays when the chosen one is merged', async () => {
    const { merge } = await makeMergeSteps(site);
    const [kept, gone] = [
      await makeBusiness(db, { name: 'The one that stays' }),
      await makeBusiness(db, { email: null, email_proven_at: null }),
    ];
    const { token } = await makeChosen({ ...asked, found_business_id: gone });
    expect((await merge(kept, gone)).status).toBe(201);
    expect((await page(token)).body).toContain('The one that stays');
    expect((await say(token, 'done')).status).toBe(200);
  });
});

describe('by account', () => {
  test('a user says it of their own request, asked or not, and nobody else does', async () => {
    const user = await signInUser(db);
    const { id, business } = await makeChosen({ user_id: user.id });
    const others = [{}, (await signInUser(db)).headers, (await signInBusiness(db, business)).headers, (await signInAdmin(db)).headers];
    for (const headers of others) expect(await say(id, 'done', headers)).toMatchObject({ status: 404, body: { message: said.notFound } });
    expect(await workOf(id)).toMatchObject({ work_answer: null });
    const shown = async () =>
      (await app.inject({ url: `/user/requirements/${id}`, headers: { ...user.headers, accept: 'text/html' } })).body;
    const cookie = { cookie: `nirmaan=${user.headers.authorization?.replace('Bearer ', '')}` };
    expect((await app.inject({ url: `/user/requirements/${id}`, headers: { ...cookie, accept: 'text/html' } })).body).toContain(
      'Was the work done?',
    );
    await shown();
    expect((await say(id, 'done', user.headers)).status).toBe(200);
    const { requirements } = (await call(app, 'GET', '/api/v1/user/data', undefined, user.headers)).body.data;
    expect(requirements).toMatchObject([
      { workAnswer: 'done', workAnsweredAt: expect.any(String), workAskedAt: null, reviewAskedAt: null },
    ]);
    // The link of the request opens its page, but says nothing of the work.
    expect((await say(linkOf(id), 'not_done')).status).toBe(404);
  });
});

describe('a review of who says that the work was done', () => {
  test('has the mark ‘work done’ as long as they say so, and comes first among the proven', async () => {
    const { id: user_id, headers } = await signInUser(db);
    const { id, business } = await makeChosen({ user_id });
    await makeReview(db, { business_id: business, user_id, created_at: new Date(0) });
    await makeReview(db, { business_id: business });
    const marks = async () => (await reviewsOf(business, '?page=1&sort=proven')).map(({ workDone }: { workDone: boolean }) => workDone);
    const profile = async () =>
      (await app.inject({ url: `/viewdetails/${business}`, headers: { accept: 'text/html' } })).body.includes('Work done');
    expect([await marks(), await profile(), await profile()]).toEqual([[false, false], false, false]);
    await say(id, 'done', headers);
    // Kept pages are made anew.
    expect([await marks(), await profile(), await profile()]).toEqual([[true, false], true, true]);
    for (const as of ['not_yet', 'not_done']) {
      await say(id, as, headers);
      expect([await marks(), await profile()]).toEqual([[false, false], false]);
    }
  });

  test('is known by the address too, when it is proven, and by nothing else', async () => {
    const email = 'known.by.address@example.in';
    const { business, token } = await makeChosen({ ...asked, email: email.toUpperCase() });
    await say(token, 'done');
    const proven = await makeUser(db, { email });
    const strangers = [
      await makeUser(db, { email: 'somebody@example.in', phone_proven_at: new Date(), phone_no: '9811100011' }),
      await makeUser(db),
    ];
    await makeReview(db, { business_id: business, user_id: proven, rating: 5 });
    // What a review is signed with proves nothing.
    for (const user_id of strangers) await makeReview(db, { business_id: business, user_id, email, rating: 1 });
    const marked = async () =>
      (await reviewsOf(business)).map((one: { rating: number; workDone: boolean }) => [one.rating, one.workDone]).toSorted();
    const NOT = [1, false];
    expect(await marked()).toEqual([NOT, NOT, [5, true]]);
    await db
      .updateTable('users')
      .set({ email_proven_at: null, phone_proven_at: new Date(), phone_no: '9811100012' })
      .where('user_id', '=', proven)
      .execute();
    expect(await marked()).toEqual([NOT, NOT, [5, false]]);
    await db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', '=', proven).execute();
    const elsewhere = await makeBusiness(db);
    await makeReview(db, { business_id: elsewhere, user_id: proven });
    expect((await reviewsOf(elsewhere))[0].workDone).toBe(false);
  });
});
