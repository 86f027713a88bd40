import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeReply, makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url, RATE_LIMITS: 'on', PUBLIC_URL: 'https://nirmaan.example' });

const NOWHERE = '0198c0de-0000-7000-8000-000000000000';
type Shown = { _id: string; contacted: boolean; helpful: number; reply: { text: string; editedAt: string | null } | null; voted?: boolean };
const list = async (business: string, query = '', headers = {}) =>
  (await call(app, 'GET', `/api/v1/review/get/${business}${query}`, undefined, headers)).body;
const shownOf = async (business: string, headers = {}): Promise<Shown> => (await list(business, '', headers)).reviews[0];
const vote = (id: string, helpful: unknown, headers = {}) => call(app, 'PUT', `/api/v1/review/helpful/${id}`, { helpful }, headers);
const reply = (id: string, text: unknown, headers = {}) => call(app, 'PUT', `/api/v1/review/reply/${id}`, { text }, headers);
const withdraw = (id: string, headers = {}) => call(app, 'DELETE', `/api/v1/review/reply/${id}`, undefined, headers);
const remove = (id: string, body: object | undefined, headers = {}) => call(app, 'DELETE', `/api/v1/review/delete/${id}`, body, headers);

describe('the mark of a writer who dealt with the business', () => {
  test('comes with the owner’s answer to an enquiry, and not before', async () => {
    const business = await makeBusiness(db);
    const [writer, other] = [await makeUser(db), await makeUser(db)];
    await makeReview(db, { business_id: business, user_id: writer });
    const enquiry = await makeEnquiry(db, { business_id: business, user_id: writer });
    await makeMessage(db, await makeEnquiry(db, { business_id: business, user_id: other }));
    await makeMessage(db, await makeEnquiry(db, { user_id: writer }));
    await makeMessage(db, enquiry, { author: 'asker' });
    expect((await shownOf(business)).contacted).toBe(false);
    await makeMessage(db, enquiry);
    expect((await shownOf(business)).contacted).toBe(true);
  });

  test('comes with the number that was seen there, and with no other', async () => {
    const [business, another] = [await makeBusiness(db), await makeBusiness(db)];
    const { id, headers } = await signInUser(db);
    await makeReview(db, { business_id: business, user_id: id });
    await call(app, 'POST', `/api/v1/contractor/show-phone/${another}`, undefined, headers);
    expect((await shownOf(business)).contacted).toBe(false);
    await call(app, 'POST', `/api/v1/contractor/show-phone/${business}`, undefined, headers);
    expect((await shownOf(business)).contacted).toBe(true);
  });

  test('is not the writer’s to claim', async () => {
    const business = await makeBusiness(db, { email: null });
    const { headers } = await signInUser(db);
    const claimed = { name: 'A', email: 'a@example.in', description: 'Dry.', rating: 5, business, contacted: true, helpful: 9, reply: 'x' };
    const { body } = await call(app, 'POST', '/api/v1/review/add', claimed, headers);
    expect(body.review).toMatchObject({ contacted: false, helpful: 0, reply: null });
  });
});

describe('pages and orders', () => {
  test('each order has every review once, and says where it is', async () => {
    const business = await makeBusiness(db);
    const given = [
      { rating: 3, days: 1 },
      { rating: 5, days: 2 },
      { rating: 1, days: 3, contacted: true },
      { rating: 5, days: 4 },
      { rating: 2, days: 5, contacted: true },
    ];
    const ids: string[] = [];
    for (const { rating, days, contacted } of given) {
      const user_id = await makeUser(db);
      const created_at = new Date(Date.now() - days * 86_400_000);
      ids.push(await makeReview(db, { business_id: business, user_id, rating, created_at }));
      if (contacted) await makeMessage(db, await makeEnquiry(db, { business_id: business, user_id }));
    }
    const orderOf = async (sort: string) => {
      const pages = [1, 2, 3].map((page) => list(business, `?sort=${sort}&limit=2&page=${page}`));
      return (await Promise.all(pages)).flatMap(({ reviews }) => reviews.map(({ _id }: Shown) => ids.indexOf(_id)));
    };
    expect(await orderOf('newest')).toEqual([0, 1, 2, 3, 4]);
    expect(await orderOf('highest')).toEqual([1, 3, 0, 4, 2]);
    expect(await orderOf('lowest')).toEqual([2, 4, 0, 1, 3]);
    expect(await orderOf('proven')).toEqual([2, 4, 0, 1, 3]);
    expect(await list(business, '?page=2&limit=2')).toMatchObject({ total: 5, totalPages: 3, currentPage: 2, sort: 'newest', removed: [] });
    expect((await list(business, '?page=9')).reviews).toEqual([]);
    expect(Object.keys(await list(business)).sort()).toEqual(['reviews', 'success']);
    expect((await list(business)).reviews).toHaveLength(5);
  });

  test('the average says since when it counts: the first that everybody sees', async () => {
    const business = await makeBusiness(db);
    const sinceOf = async () => (await list(business, '?page=1')).since;
    expect(await sinceOf()).toBeNull();
    const write = async (day: string, state = 'shown') =>
      makeReview(db, { business_id: business, user_id: await makeUser(db), created_at: new Date(`${day}T10:00:00Z`), state });
    await write('2023-01-02', 'held');
    await write('2023-05-06', 'unconfirmed');
    expect(await sinceOf()).toBeNull();
    await write('2025-11-12');
    await write('2024-03-04');
    expect(await sinceOf()).toBe('2024-03-04T10:00:00.000Z');
  });

  test('the own review comes with every page', async () => {
    const business = await makeBusiness(db);
    const { id, headers } = await signInUser(db);
    const own = await makeReview(db, { business_id: business, user_id: id, created_at: new Date(0) });
    await makeReview(db, { business_id: business });
    expect(await list(business, '?limit=1', headers)).toMatchObject({ own: { _id: own, own: true } });
    expect(await list(business, '?limit=1')).toMatchObject({ own: null });
  });

  test.each([
    ['?sort=best', 'sort must be newest, highest, lowest or proven'],
    ['?page=0', 'page must be a whole number from 1 to 1000000'],
    ['?limit=101', 'limit must be a whole number from 1 to 100'],
  ])('%s is refused', async (query, message) => {
    const answer = await call(app, 'GET', `/api/v1/review/get/${await makeBusiness(db)}${query}`);
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the owner’s reply', () => {
  test('stands under the review, is mailed once, is changed and taken back', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs', email: null });
    const writer = await makeUser(db, { email: 'asha.account@example.in' });
    const review = await makeReview(db, { business_id: business, user_id: writer, email: 'typed@example.in' });
    const { headers } = await signInBusiness(db, business);
    const answer = await reply(review, '  Thank you, Asha.  ', headers);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Your reply is on your page', review: { _id: review } } });
    expect(await shownOf(business)).toMatchObject({ reply: { text: 'Thank you, Asha.', editedAt: null } });
    const { to, text } = await mail.next();
    expect(to).toEqual(['asha.account@example.in']);
    expect(text).toContain('Subject: Deccan Roofs replied to your review');
    expect(text).toContain('Thank you, Asha.');

    await reply(review, 'Thank you.', headers);
    expect(await shownOf(business)).toMatchObject({ reply: { text: 'Thank you.', editedAt: expect.any(String) } });
    expect(await withdraw(review, headers)).toMatchObject({ status: 200, body: { message: 'Reply removed' } });
    expect(await withdraw(review, headers)).toMatchObject({ status: 404, body: { message: 'There is no reply to this review' } });
    await reply(review, 'Written anew.', headers);
    // A reply to somebody else is mailed; nothing of the changes before it was.
    const second = await makeReview(db, { business_id: business, user_id: await makeUser(db, { email: 'second@example.in' }) });
    await reply(second, 'You too.', headers);
    expect((await mail.next()).to).toEqual(['second@example.in']);
    expect(mail.left()).toBe(0);
  });

  test('is one, though twenty come at once', async () => {
    const business = await makeBusiness(db);
    const review = await makeReview(db, { business_id: business });
    const { headers } = await signInBusiness(db, business);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => reply(review, `Reply ${at}`, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const rows = await db.selectFrom('review_replies').select('body').where('review_id', '=', review).execute();
    expect(rows).toHaveLength(1);
    expect((await mail.next()).text).toContain('Reply ');
    expect(mail.left()).toBe(0);
  });

  test('is the owner’s alone, of what there is', async () => {
    const business = await makeBusiness(db);
    const review = await makeReply(db, business);
    const { headers } = await signInBusiness(db);
    expect((await reply(review, 'Mine', headers)).status).toBe(403);
    expect((await withdraw(review, headers)).status).toBe(403);
    for (const id of ['x', NOWHERE]) expect((await reply(id, 'Mine', headers)).status).toBe(404);
    const own = await signInBusiness(db, business);
    for (const [text, message] of [
      [undefined, 'Please write a reply'],
      ['   ', 'Please write a reply'],
      ['x'.repeat(2_001), 'This text is too long'],
    ]) {
      expect(await reply(review, text, own.headers)).toMatchObject({ status: 400, body: { errors: { text: message } } });
    }
    expect((await shownOf(business)).reply?.text).toBe('Thank you.');
  });

  test('is taken off by the team, which the audit keeps', async () => {
    const business = await makeBusiness(db);
    const review = await makeReply(db, business);
    const admin = await signInAdmin(db);
    const takeOff = (id: string) => call(app, 'DELETE', `/api/v1/admin/review/reply/${id}`, undefined, admin.headers);
    expect((await takeOff(review)).status).toBe(200);
    expect((await shownOf(business)).reply).toBeNull();
    expect((await takeOff(review)).body.message).toBe('There is no reply to this review');
    expect((await takeOff(NOWHERE)).body.message).toBe('Review not found');
    const entries = await db.selectFrom('audit_entries').select('changes').where('subject_id', '=', review).execute();
    expect(entries).toEqual([{ changes: { reply: { before: 'Thank you.', after: null } } }]);
  });
});

describe('was this helpful', () => {
  test('counts each account once, whoever it is, and is taken back', async () => {
    const business = await makeBusiness(db);
    const review = await makeReview(db, { business_id: business });
    const [user, contractor] = [await signInUser(db), await signInBusiness(db)];
    const votes = await Promise.all(Array.from({ length: 10 }, () => vote(review, true, user.headers)));
    expect(votes.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await vote(review, true, contractor.headers)).body).toEqual({ success: true, helpful: 2, voted: true });
    expect(await shownOf(business, user.headers)).toMatchObject({ helpful: 2, voted: true });
    expect((await shownOf(business)).voted).toBeUndefined();
    expect((await vote(review, false, user.headers)).body).toEqual({ success: true, helpful: 1, voted: false });
    expect((await vote(review, false, user.headers)).body).toMatchObject({ helpful: 1 });
    await call(app, 'DELETE', `/api/v1/contractor/delete/${contractor.id}`, undefined, contractor.headers);
    expect((await shownOf(business)).helpful).toBe(0);
  });

  test('is not for the writer, the owner, the team or visitors', async () => {
    const business = await makeBusiness(db);
    const { id, headers } = await signInUser(db);
    const review = await makeReview(db, { business_id: business, user_id: id });
    const owner = await signInBusiness(db, business);
    const admin = await signInAdmin(db);
    const refused = [
      [await vote(review, true, headers), 403, 'You cannot mark your own review as helpful'],
      [await vote(review, true, owner.headers), 403, 'You cannot mark reviews of your own business as helpful'],
      [await vote(review, true, admin.headers), 403, 'You are not allowed to do this'],
      [await vote(review, true), 401, 'Please login to say that a review was helpful'],
      [await vote('x', true, headers), 404, 'Review not found'],
      [await vote(review, 'yes', headers), 400, 'Invalid request'],
    ] as const;
    for (const [answer, status, message] of refused) expect(answer).toMatchObject({ status, body: { message } });
    expect((await shownOf(business)).helpful).toBe(0);
  });
});

describe('a review that the team takes down', () => {
  test('needs a reason, which the profile says by month, and the audit keeps', async () => {
    const business = await makeBusiness(db);
    const review = await makeReview(db, { business_id: business, rating: 1 });
    const twins = [await makeReview(db, { business_id: business, rating: 2 }), await makeReview(db, { business_id: business, rating: 4 })];
    const admin = await signInAdmin(db);
    for (const body of [undefined, {}, { reason: 'we do not like it' }]) {
      expect(await remove(review, body, admin.headers)).toMatchObject({ status: 400, body: { message: 'Please choose a reason' } });
    }
    expect((await remove(review, { reason: 'abusive' }, admin.headers)).status).toBe(200);
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    expect((await list(business, '?page=1')).removed).toEqual([{ reason: 'abusive', month, count: 1 }]);
    const { body: details } = await call(app, 'GET', `/api/v1/contractor/get-details/${business}`);
    expect(details.contractor).toMatchObject({ totalReviews: 2, average_rating: 3 });
    const [entry] = await db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_id', '=', review).execute();
    expect(entry).toMatchObject({ action: 'delete', changes: { reason: { before: null, after: 'abusive language' } } });

    // Two admins at once leave one line.
    const answers = await Promise.all([1, 2, 3].map(() => remove(twins[0] ?? '', { reason: 'fake' }, admin.headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    await db
      .updateTable('review_removals')
      .set({ created_at: new Date('2026-03-31T19:00:00Z') })
      .where('reason', '=', 'fake')
      .execute();
    expect((await list(business, '?page=1')).removed).toContainEqual({ reason: 'fake', month: '2026-04', count: 1 });
  });

  test('is not what its writer takes back, nor the business’s to remove', async () => {
    const business = await makeBusiness(db);
    const { id, headers } = await signInUser(db);
    const review = await makeReview(db, { business_id: business, user_id: id });
    const owner = await signInBusiness(db, business);
    expect((await remove(review, { reason: 'abusive' }, owner.headers)).status).toBe(403);
    expect((await remove(review, undefined, headers)).status).toBe(200);
    expect(await list(business, '?page=1')).toMatchObject({ total: 0, removed: [] });
  });
});
