import { describe, expect, test } from 'vitest';
import { getBusinessProfile } from '#server/features/businesses/get-business.ts';
import { mailAwaitedReviews } from '#server/features/reviews/mail-awaited-reviews.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db } = await createTestApp({ SMTP_URL: mail.url });
const words = { name: 'Asha Patil', email: 'asha@example.in', description: 'The roof leaks still.', rating: 1 };

const write = async (business: string, headers: Record<string, string>) =>
  (await call(app, 'POST', '/api/v1/review/add', { ...words, business }, headers)).body;
const shown = async (business: string, headers = {}) =>
  (await call(app, 'GET', `/api/v1/review/get/${business}`, undefined, headers)).body.reviews;
const profile = async (business: string) => (await getBusinessProfile(context, { kind: 'visitor' }, business, undefined)).contractor;
const prove = (userId: string) => db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', '=', userId).execute();
const stateOf = async (id: string) => db.selectFrom('reviews').select(['state', 'held_for']).where('review_id', '=', id).executeTakeFirst();
const unproven = async (given = {}) => signInUser(db, await makeUser(db, { email_proven_at: null, ...given }));
const young = { created_at: new Date() };

describe('a review of an account whose address is not proven', () => {
  test('is its writer’s alone, in no sum and mailed to nobody, until the address is proven', async () => {
    const business = await makeBusiness(db, { email: 'waits@example.in' });
    await makeReview(db, { business_id: business, rating: 5 });
    const { id, headers } = await unproven();
    const { message, review } = await write(business, headers);
    expect(message).toBe('Thank you. Everyone sees this review once you have confirmed your email');
    expect(review.state).toBe('unconfirmed');
    expect(await shown(business)).toHaveLength(1);
    expect((await shown(business, headers))[0]).toMatchObject({ own: true, state: 'unconfirmed', description: words.description });
    expect(await profile(business)).toMatchObject({ totalReviews: 1, average_rating: 5 });
    await mailAwaitedReviews.run(context, {});
    expect(mail.left('waits@example.in')).toBe(0);

    await prove(id);
    expect(await shown(business)).toHaveLength(2);
    expect(await profile(business)).toMatchObject({ totalReviews: 2, average_rating: 3 });
    await mailAwaitedReviews.run(context, {});
    expect((await mail.next('waits@example.in')).text).toContain('The roof leaks still.');
    await mailAwaitedReviews.run(context, {});
    expect(mail.left('waits@example.in')).toBe(0);
  });

  test('of twenty accounts is shown nowhere, however fast they come', async () => {
    const business = await makeBusiness(db);
    const writers = await Promise.all(Array.from({ length: 20 }, () => unproven()));
    await Promise.all(writers.map(({ headers }) => write(business, headers)));
    expect(await shown(business)).toEqual([]);
    expect(await profile(business)).toMatchObject({ totalReviews: 0, average_rating: 0 });
  });

  test('stays held when it is proven, where the team has to see it', async () => {
    const business = await makeBusiness(db);
    const { id, headers } = await unproven(young);
    const { review } = await write(business, headers);
    await prove(id);
    expect(await stateOf(review._id)).toEqual({ state: 'held', held_for: ['newAccount'] });
    expect(await shown(business)).toEqual([]);
  });

  test('stays shown where it was before, and waits when it is written anew', async () => {
    const business = await makeBusiness(db);
    const { id, headers } = await unproven();
    await makeReview(db, { business_id: business, user_id: id });
    expect(await shown(business)).toHaveLength(1);
    await write(business, headers);
    expect(await shown(business)).toEqual([]);
  });
});

describe('the team looks at', () => {
  test('a review of an account younger than a day that never asked the business anything, whatever its address', async () => {
    const business = await makeBusiness(db);
    const writer = await signInUser(db, await makeUser(db, young));
    const { message, review } = await write(business, writer.headers);
    expect(message).toBe('Thank you. Our team checks this review before everyone can see it');
    expect(await stateOf(review._id)).toEqual({ state: 'held', held_for: ['newAccount'] });
    const admin = await signInAdmin(db);
    const list = await call(app, 'GET', '/api/v1/admin/review/get?state=held', undefined, admin.headers);
    expect(list.body.reviews).toContainEqual(expect.objectContaining({ _id: review._id, heldFor: ['newAccount'] }));
  });

  test('not at one whose writer asked for the number, or wrote to the business', async () => {
    const [seen, asked] = [await makeBusiness(db), await makeBusiness(db)];
    const { headers } = await signInUser(db, await makeUser(db, young));
    await call(app, 'POST', `/api/v1/contractor/show-phone/${seen}`, undefined, headers);
    const enquiry = { name: 'Asha', phoneNo: '9876543210', email: 'asha@example.in', message: 'How much?' };
    await call(app, 'POST', `/api/v1/send-enquiry/${asked}`, enquiry, headers);
    for (const business of [seen, asked]) expect((await write(business, headers)).review.state).toBeUndefined();
  });

  test('a burst: the sixth review of a day, though twenty come at once', async () => {
    const business = await makeBusiness(db);
    const writers = await Promise.all(Array.from({ length: 20 }, () => signInUser(db)));
    const answers = await Promise.all(writers.map(({ headers }) => write(business, headers)));
    expect(answers.filter(({ review }) => review.state === undefined)).toHaveLength(5);
    expect(await profile(business)).toMatchObject({ totalReviews: 5 });
    const held = answers.find(({ review }) => review.state === 'held');
    expect(await stateOf(held.review._id)).toEqual({ state: 'held', held_for: ['burst'] });
    // Another business, and the day after, are not concerned.
    const { headers } = await signInUser(db);
    expect((await write(await makeBusiness(db), headers)).review.state).toBeUndefined();
    await db
      .updateTable('reviews')
      .set({ created_at: new Date(Date.now() - 90_000_000) })
      .where('business_id', '=', business)
      .execute();
    expect((await write(business, headers)).review.state).toBeUndefined();
  });

  test('a burst of reviews that were written long before their addresses were proven together', async () => {
    const business = await makeBusiness(db);
    const writers = await Promise.all(Array.from({ length: 12 }, () => unproven()));
    await Promise.all(writers.map(({ headers }) => write(business, headers)));
    await db
      .updateTable('reviews')
      .set({ created_at: new Date(Date.now() - 3 * 86_400_000) })
      .where('business_id', '=', business)
      .execute();
    await Promise.all(writers.map(({ id }) => prove(id)));
    expect(await shown(business)).toHaveLength(5);
    const rows = await db.selectFrom('reviews').select(['state', 'held_for']).where('business_id', '=', business).execute();
    expect(rows.filter(({ state, held_for }) => state === 'held' && held_for.includes('burst'))).toHaveLength(7);
  });
});

describe('counts persons whose address is proven:', () => {
  test('likes, which the liker sees at once and all others later, exactly', async () => {
    const business = await makeBusiness(db);
    await makeLike(db, { business_id: business });
    const likers = await Promise.all(Array.from({ length: 10 }, () => unproven()));
    const answers = await Promise.all(
      likers.map(({ headers }) => call(app, 'PUT', '/api/v1/contractor/like', { businessId: business }, headers)),
    );
    expect(answers.every(({ body }) => body.liked && body.totalLikes === 2)).toBe(true);
    expect((await profile(business)).totalLikes).toBe(1);
    // Some take it back, some prove who they are, at once.
    await Promise.all(
      likers.flatMap(({ id, headers }, at) => [
        ...(at < 5 ? [call(app, 'PUT', '/api/v1/contractor/like', { businessId: business }, headers)] : []),
        prove(id),
      ]),
    );
    expect((await profile(business)).totalLikes).toBe(6);
    const activity = await db
      .selectFrom('business_activity')
      .select('n')
      .where('business_id', '=', business)
      .where('kind', '=', 'like')
      .execute();
    expect(activity).toEqual([{ n: 6 }]);
  });

  test('votes on reviews', async () => {
    const business = await makeBusiness(db);
    const review = await makeReview(db, { business_id: business });
    const user = await unproven();
    const owner = await signInBusiness(db, await makeBusiness(db, { email_proven_at: null }));
    for (const { headers } of [user, owner]) {
      const { body } = await call(app, 'PUT', `/api/v1/review/helpful/${review}`, { helpful: true }, headers);
      expect(body).toMatchObject({ helpful: 1, voted: true });
    }
    const helpful = async () => (await shown(business))[0].helpful;
    expect(await helpful()).toBe(0);
    await prove(user.id);
    expect(await helpful()).toBe(1);
    await db.updateTable('businesses').set({ email_proven_at: new Date() }).where('business_id', '=', owner.id).execute();
    expect(await helpful()).toBe(2);
  });

  test('‘Customer contacted them’, which a shown review of an account from before has no more until its address is proven', async () => {
    const business = await makeBusiness(db);
    const { id, headers } = await unproven();
    await makeReview(db, { business_id: business, user_id: id });
    await call(app, 'POST', `/api/v1/contractor/show-phone/${business}`, undefined, headers);
    expect((await shown(business))[0].contacted).toBe(false);
    await prove(id);
    expect((await shown(business))[0].contacted).toBe(true);
  });
});
