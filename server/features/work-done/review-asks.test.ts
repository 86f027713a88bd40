import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { tellReviewWanted } from '#server/features/work-done/ask-for-reviews.ts';
import { requirementMessages as said } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { readableText } from '#tests/helpers/confirmation.ts';
import { call } from '#tests/helpers/test-app.ts';
import { startToldSite } from '#tests/helpers/told-site.ts';
import { workSteps } from '#tests/helpers/work-steps.ts';

const site = await startToldSite();
const { app, context, db, mail, makeOwner, makeAsker, choose, textsFor, textsCome, mailsCome, messagesTo, pathOf } = site;
const { makeChosen, say, reviewsOf, workOf } = workSteps(site);
type Headers = Record<string, string>;

const asks = (headers: Headers) => call(app, 'GET', '/api/v1/contractor/review-asks', undefined, headers);
const askAll = (headers: Headers, body?: object) => call(app, 'POST', '/api/v1/contractor/review-asks', body, headers);
const write = (business: string, headers: Headers, more: object = {}) =>
  call(
    app,
    'POST',
    '/api/v1/review/add',
    { name: 'Asha', email: 'asha@example.in', description: 'Dry.', rating: 5, business, ...more },
    headers,
  );
/** Older than an account whose reviews wait for the team, by the database's clock. */
const registered = { created_at: new Date('2026-11-01') };
const signInRegistered = async () => signInUser(db, await makeUser(db, registered));
const DONE = { work_answer: 'done', work_answered_at: new Date() };
/** How many were to be told that a business asks for a review. */
async function toldOf(business: string): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where name = 'tell-review-wanted'
    and (data ->> 'requirementId')::uuid in (select requirement_id from requirements where found_business_id = ${business})`.execute(db);
  return rows[0]?.n;
}

describe('an owner who asks for reviews', () => {
  test('asks all whose work was done, once each; nobody who has reviewed them, and nobody chosen', async () => {
    const owner = await makeOwner();
    const found_business_id = owner.id;
    const [byMail, byPhone, reviewer, denier] = [await makeAsker(), await makeAsker(), await makeAsker(), await makeAsker()];
    await choose(byPhone.headers, { reviews: 'phone' });
    const first = await makeChosen({ ...DONE, found_business_id, user_id: byMail.id, email: byMail.email });
    // The same person: once more by account, once without it.
    await makeChosen({ ...DONE, found_business_id, user_id: byMail.id });
    await makeChosen({ ...DONE, found_business_id, email: byMail.email });
    await makeChosen({ ...DONE, found_business_id, user_id: byPhone.id, email: byPhone.email });
    await makeChosen({ ...DONE, found_business_id, email: 'no-account@example.in' });
    await makeChosen({ ...DONE, found_business_id, email: 'ended@example.in', link_ended_at: new Date() });
    await makeChosen({ ...DONE, found_business_id, user_id: reviewer.id });
    await makeChosen({ work_answer: 'not_done', work_answered_at: new Date(), found_business_id, user_id: denier.id });
    await makeReview(db, { business_id: owner.id, user_id: reviewer.id, rating: 1 });
    expect((await asks(owner.headers)).body).toEqual({
      ...{ success: true, address: expect.stringMatching(`/viewdetails/${owner.id}/review$`), done: 5, waiting: 3 },
    });
    // What is sent along chooses nobody.
    const [one, two] = await Promise.all([askAll(owner.headers, { requests: [first.id], rating: 5 }), askAll(owner.headers)]);
    expect([one.body.asked + two.body.asked, one.status, two.status]).toEqual([3, 200, 200]);
    expect([one.body.message, two.body.message].toSorted()).toEqual([said.reviewsAsked(3), said.reviewsAsked(0)].toSorted());
    expect((await askAll(owner.headers)).body.asked).toBe(0);
    expect((await asks(owner.headers)).body).toMatchObject({ done: 5, waiting: 0 });

    expect(readableText((await mail.next(byMail.email)).text)).toContain('Deccan Roofs asks for your review');
    const stranger = readableText((await mail.next('no-account@example.in')).text);
    expect(stranger).toContain('The business that you chose asks for your review');
    expect(stranger).toContain(`/viewdetails/${owner.id}/review`);
    await textsCome(byPhone.to, 1);
    expect(textsFor(byPhone.to)[0]).toMatch(
      /^On Nirmaan, Deccan Roofs asks all whose work was done for a review\. Good or bad, write yours: \S+\/m\/LINK/,
    );
    expect(await pathOf((await messagesTo(byPhone.to))[0]?.short_message_id)).toBe(`/viewdetails/${owner.id}/review`);
    expect(await toldOf(owner.id)).toBe(3);
    expect([mail.left(byMail.email), mail.left(reviewer.email), mail.left(denier.email), mail.left('ended@example.in')]).toEqual([
      0, 0, 0, 0,
    ]);

    // Who says so later is asked by the next press.
    await makeChosen({ ...DONE, found_business_id, email: 'later@example.in' });
    expect((await askAll(owner.headers)).body.asked).toBe(1);
    await mailsCome('later@example.in', 1);
  });

  test('asks nobody who has written one meanwhile, or takes back that it was done', async () => {
    const owner = await makeOwner();
    const [writer, denier] = [await makeAsker(), await makeAsker()];
    const [written, denied] = [
      await makeChosen({ ...DONE, found_business_id: owner.id, user_id: writer.id }),
      await makeChosen({ ...DONE, found_business_id: owner.id, user_id: denier.id }),
    ];
    await makeReview(db, { business_id: owner.id, user_id: writer.id });
    expect((await say(denied.id, 'not_done', denier.headers)).status).toBe(200);
    for (const { id } of [written, denied]) await tellReviewWanted.run(context, { requirementId: id });
    expect([await messagesTo(writer.to), await messagesTo(denier.to), mail.left(writer.email), mail.left(denier.email)]).toEqual([
      [],
      [],
      0,
      0,
    ]);
  });

  test('is refused before they are listed, and nobody else asks for them', async () => {
    const pending = await signInBusiness(db, await makeBusiness(db, { status: 'pending' }));
    const { id } = await makeChosen({ ...DONE, found_business_id: pending.id });
    expect(await askAll(pending.headers)).toMatchObject({ status: 409, body: { code: 'not_listed', message: said.askWhenListed } });
    expect(await workOf(id)).toMatchObject({ review_asked_at: null });
    const [user, admin] = [await signInUser(db), await signInAdmin(db)];
    for (const doing of [asks, askAll]) {
      expect([(await doing({})).status, (await doing(user.headers)).status, (await doing(admin.headers)).status]).toEqual([401, 403, 403]);
    }
  });
});

describe('a review that was asked for', () => {
  const markOf = async (business: string) => (await reviewsOf(business)).map(({ askedFor }: { askedFor: boolean }) => askedFor);

  test('says so when it comes by the address that asks, and keeps it when it is written anew', async () => {
    const business = await makeBusiness(db);
    const [asked, own] = [await signInRegistered(), await signInRegistered()];
    const written = await write(business, asked.headers, { askedFor: true });
    expect([written.status, written.body.review.askedFor]).toEqual([201, true]);
    await write(business, own.headers);
    expect(await markOf(business)).toEqual([false, true]);
    await write(business, asked.headers, { rating: 1 });
    expect((await markOf(business)).toSorted()).toEqual([false, true]);
    expect(await write(business, own.headers, { askedFor: 'yes' })).toMatchObject({ status: 400 });
  });

  test('says so whichever way it comes from somebody whom the owner asked', async () => {
    const owner = await makeOwner();
    const [user, other] = [await signInRegistered(), await signInRegistered()];
    const stranger = await makeUser(db, { email: 'asked.by.mail@example.in', ...registered });
    await makeChosen({ ...DONE, found_business_id: owner.id, user_id: user.id });
    await makeChosen({ ...DONE, found_business_id: owner.id, email: 'asked.by.mail@example.in' });
    expect((await askAll(owner.headers)).body.asked).toBe(2);
    for (const { headers } of [user, other, await signInUser(db, stranger)]) expect((await write(owner.id, headers)).status).toBe(201);
    expect((await markOf(owner.id)).toSorted()).toEqual([false, true, true]);
    const { data } = (await call(app, 'GET', '/api/v1/user/data', undefined, user.headers)).body;
    expect(data.requirements).toMatchObject([{ reviewAskedAt: expect.any(String) }]);
    expect(data.reviews).toMatchObject([{ askedFor: true }]);
  });
});
