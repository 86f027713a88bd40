import { describe, expect, test } from 'vitest';
import { collect } from '#server/features/reviews/personal-data.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

const words = { name: 'Asha Patil', email: 'asha@example.in', description: 'The roof is dry.', rating: 4.5 };
const write = (body: unknown, headers = {}) => call(app, 'POST', '/api/v1/review/add', body, headers);
const detailsOf = async (business: string) => (await call(app, 'GET', `/api/v1/contractor/get-details/${business}`)).body.contractor;

describe('a review', () => {
  test('is public without its e-mail, and in the average', async () => {
    const business = await makeBusiness(db);
    await makeReview(db, { business_id: business, rating: 3 });
    const { headers } = await signInUser(db);
    const { status, body } = await write({ ...words, business, status: 'approved', average_rating: 5 }, headers);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Review added successfully',
      review: { name: 'Asha Patil', description: 'The roof is dry.', rating: 4.5, business },
    });
    expect(JSON.stringify(body)).not.toContain('asha@example.in');
    const { body: list } = await call(app, 'GET', `/api/v1/review/get/${business}`);
    expect(list.reviews[0]).toEqual(body.review);
    expect(await detailsOf(business)).toMatchObject({ totalReviews: 2, average_rating: 3.75 });
  });

  test('is marked for its writer, and for nobody else', async () => {
    const business = await makeBusiness(db);
    const { headers } = await signInUser(db);
    const { headers: other } = await signInUser(db);
    await write({ ...words, business }, headers);
    const ownOf = async (viewer = {}) => (await call(app, 'GET', `/api/v1/review/get/${business}`, undefined, viewer)).body.reviews[0].own;
    expect([await ownOf(headers), await ownOf(other), await ownOf()]).toEqual([true, undefined, undefined]);
  });

  test('replaces the one that the user wrote before, and comes first again', async () => {
    const business = await makeBusiness(db);
    const { id, headers } = await signInUser(db);
    await write({ ...words, business }, headers);
    await makeReview(db, { business_id: business, rating: 2 });
    const { status, body } = await write({ ...words, business, rating: 1, description: 'It leaks again.' }, headers);
    expect(status).toBe(201);
    const { body: list } = await call(app, 'GET', `/api/v1/review/get/${business}`);
    expect(list.reviews).toHaveLength(2);
    expect(list.reviews[0]).toEqual(body.review);
    expect(await detailsOf(business)).toMatchObject({ totalReviews: 2, average_rating: 1.5 });
    const reviews = [{ business, email: 'asha@example.in', description: 'It leaks again.' }];
    expect(await collect(context, { kind: 'user', userId: id })).toMatchObject({ reviews });
  });

  test('of one user is one, though twenty come at once', async () => {
    const business = await makeBusiness(db);
    const { headers } = await signInUser(db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => write({ ...words, business, rating: 1 + (at % 9) / 2 }, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const { body: list } = await call(app, 'GET', `/api/v1/review/get/${business}`);
    expect(list.reviews).toHaveLength(1);
    expect(await detailsOf(business)).toMatchObject({ totalReviews: 1, average_rating: list.reviews[0].rating });
  });

  test('stays under another name, without e-mail, when its writer goes', async () => {
    const business = await makeBusiness(db);
    const { headers } = await signInUser(db);
    await write({ ...words, business }, headers);
    await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers);
    const { body: list } = await call(app, 'GET', `/api/v1/review/get/${business}`);
    expect(list.reviews).toMatchObject([{ name: 'Former user', description: 'The roof is dry.', rating: 4.5 }]);
    expect(await detailsOf(business)).toMatchObject({ totalReviews: 1, average_rating: 4.5 });
    const rows = await db.selectFrom('reviews').selectAll().where('business_id', '=', business).execute();
    expect(rows).toMatchObject([{ email: null, user_id: null }]);
  });
});

describe('refused', () => {
  test('are all but users, whatever they send', async () => {
    const business = await makeBusiness(db);
    for (const headers of [{}, (await signInBusiness(db)).headers, (await signInAdmin(db)).headers]) {
      for (const body of [{ ...words, business }, {}]) {
        const answer = await write(body, headers);
        expect(answer.status).toBe(401);
        expect(answer.body.message).toBe('Create a user account to give reviews');
      }
    }
  });

  const fill = 'Please fill in all fields';
  const range = 'Rate with 1 to 5 stars, in half steps';
  test.each([
    [{ name: '' }, { name: fill }, fill],
    [{ email: undefined }, { email: fill }, fill],
    [{ description: '   ' }, { description: fill }, fill],
    [{ rating: 0 }, { rating: fill }, fill],
    [{ rating: undefined }, { rating: fill }, fill],
    [{ rating: '5' }, { rating: fill }, fill],
    [{ rating: -1 }, { rating: fill }, fill],
    [{ email: 'asha', rating: 0 }, { email: 'Invalid Email', rating: fill }, fill],
    [{ email: 'asha' }, { email: 'Invalid Email' }, 'Invalid Email'],
    [{ rating: 5.5 }, { rating: range }, range],
    [{ rating: 4.2 }, { rating: range }, range],
    [{ description: 'x'.repeat(5_001) }, { description: 'This text is too long' }, 'This text is too long'],
  ])('%j', async (wrong, errors, first) => {
    const { headers } = await signInUser(db);
    const answer = await write({ ...words, business: await makeBusiness(db), ...wrong }, headers);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: first, error: first, errors });
  });

  test('is a business that is unknown, or not approved', async () => {
    const { headers } = await signInUser(db);
    for (const business of [await makeBusiness(db, { status: 'pending' }), 'x', '0198c0de-0000-7000-8000-000000000000']) {
      const answer = await write({ ...words, business }, headers);
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('Business not found');
    }
  });
});
