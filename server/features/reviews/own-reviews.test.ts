import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url, RATE_LIMITS: 'on', PUBLIC_URL: 'https://nirmaan.example' });

const words = { name: 'Asha Patil', email: 'asha@example.in', description: 'The roof is dry.', rating: 4.5 };
const write = (body: unknown, headers: Record<string, string>) => call(app, 'POST', '/api/v1/review/add', body, headers);
const remove = (id: string, headers = {}) => call(app, 'DELETE', `/api/v1/review/delete/${id}`, undefined, headers);

describe('an own review', () => {
  test('is deleted by its writer, once, and the average is that of those that stay', async () => {
    const business = await makeBusiness(db, { email: null });
    await makeReview(db, { business_id: business, rating: 2 });
    const { headers } = await signInUser(db);
    const { body } = await write({ ...words, business }, headers);
    expect(await remove(body.review._id, headers)).toMatchObject({ status: 200, body: { success: true, message: 'Review removed' } });
    const { body: details } = await call(app, 'GET', `/api/v1/contractor/get-details/${business}`);
    expect(details.contractor).toMatchObject({ totalReviews: 1, average_rating: 2 });
    expect(await remove(body.review._id, headers)).toMatchObject({ status: 404, body: { message: 'Review not found' } });
    expect((await write({ ...words, business }, headers)).status).toBe(201);
  });

  test("is nobody else's to delete", async () => {
    const business = await makeBusiness(db, { email: null });
    const review = await makeReview(db, { business_id: business });
    const others = [(await signInUser(db)).headers, (await signInBusiness(db, business)).headers];
    for (const headers of others) expect((await remove(review, headers)).status).toBe(403);
    expect((await remove(review)).status).toBe(401);
    for (const id of ['x', '0198c0de-0000-7000-8000-000000000000']) expect((await remove(id, others[0])).status).toBe(404);
    const { body } = await call(app, 'GET', `/api/v1/review/get/${business}`);
    expect(body.reviews).toHaveLength(1);
  });
});

describe('the owner', () => {
  test('is mailed a new review, not each change of it, and not one that is taken back and written anew', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs', email: 'deccan-roofs@example.in' });
    const { headers } = await signInUser(db);
    const { body } = await write({ ...words, business }, headers);
    const { to, text } = await mail.next();
    expect(to).toEqual(['deccan-roofs@example.in']);
    expect(text).toContain('Subject: New review of Deccan Roofs: 4.5 of 5 stars');
    expect(text).toContain('The roof is dry.');
    expect(text.replaceAll('=\n', '')).toContain(`https://nirmaan.example/viewdetails/${business}`);
    expect(text).not.toContain('asha@example.in');

    await write({ ...words, business, rating: 1 }, headers);
    await remove(body.review._id, headers);
    await write({ ...words, business, rating: 2 }, headers);
    await write({ ...words, business, description: 'It leaks.' }, (await signInUser(db)).headers);
    expect((await mail.next()).text).toContain('It leaks.');
    expect(mail.left()).toBe(0);
  });
});
