import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

describe('own data', () => {
  test('holds all that the user left, and is a file', async () => {
    const { id, headers } = await signInUser(db);
    const business = await makeBusiness(db);
    await makeLike(db, { user_id: id, business_id: business });
    await makeReview(db, { user_id: id, business_id: business });
    const { email } = (await call(app, 'GET', '/api/v1/user/get', undefined, headers)).body.data;
    await call(app, 'POST', '/api/v1/subscribe', { email: email.toUpperCase() });
    const { status, body, headers: answered } = await call(app, 'GET', '/api/v1/user/data', undefined, headers);
    expect(status).toBe(200);
    expect(answered['content-disposition']).toBe('attachment; filename="nirmaan-my-data.json"');
    expect(body.data).toMatchObject({
      user: { _id: id, likedBusinesses: [business], createdAt: expect.any(String) },
      phoneViews: [],
      sentEnquiries: [],
      likes: [{ business }],
      reviews: [{ business, email: 'asha@example.in', rating: 4 }],
      newsletterAskedFor: expect.stringMatching(/Z$/),
      newsletterSince: null,
      savedSearches: [],
      sessions: [{ expiresAt: expect.any(String) }],
    });
  });

  test('deletion takes likes, sessions and e-mail; reviews stay under another name, and the sums stay exact', async () => {
    const { id, headers } = await signInUser(db, await makeUser(db, { email: 'leaving@example.in' }));
    const business = await makeBusiness(db);
    await makeLike(db, { business_id: business });
    await makeLike(db, { user_id: id, business_id: business });
    await makeReview(db, { user_id: id, business_id: business, email: 'leaving@example.in' });
    await call(app, 'POST', '/api/v1/user/forgotpassword/otp/send', { email: 'Leaving@example.in' });

    const { status, body, headers: answered } = await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Account deleted successfully' });
    expect(answered['set-cookie']).toMatch(/^nirmaan=; .*Expires=Thu, 01 Jan 1970/);

    expect((await call(app, 'GET', '/api/v1/user/get', undefined, headers)).status).toBe(401);
    const { body: details } = await call(app, 'GET', `/api/v1/contractor/get-details/${business}`);
    expect(details.contractor).toMatchObject({ totalLikes: 1, totalReviews: 1, average_rating: 4 });
    const { body: reviews } = await call(app, 'GET', `/api/v1/review/get/${business}`);
    expect(reviews.reviews).toMatchObject([{ name: 'Former user' }]);
    const left = JSON.stringify([
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('reviews').selectAll().execute(),
      await db.selectFrom('sessions').select('user_id').execute(),
      await db.selectFrom('password_resets').selectAll().execute(),
    ]);
    expect(left).not.toContain('leaving@example.in');
    expect(left).not.toContain(id);
  });

  test('users who like the same businesses can go at once', async () => {
    const businesses = await Promise.all(Array.from({ length: 5 }, () => makeBusiness(db)));
    const users = await Promise.all(Array.from({ length: 6 }, () => signInUser(db)));
    for (const [index, { id }] of users.entries()) {
      for (const business_id of index % 2 ? businesses : businesses.toReversed()) await makeLike(db, { user_id: id, business_id });
    }
    const answers = await Promise.all(users.map(({ headers }) => call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const counts = await db.selectFrom('business_stats').select('like_count').where('business_id', 'in', businesses).execute();
    expect(counts.map(({ like_count }) => like_count)).toEqual(Array(5).fill(0));
  });
});
