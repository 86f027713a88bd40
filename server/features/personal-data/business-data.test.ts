import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db } = server;
const { edit, logIn, register, registered, storedFiles } = businessCallsOf(server);
const otherImage = dataUrl(await makeJpeg());

describe('own data', () => {
  test('holds all that the business left, and is a file', async () => {
    const { business, id, headers } = await registered();
    await makeReview(db, { business_id: id });
    await makeLike(db, { business_id: id });
    const { status, body, headers: answered } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
    expect(status).toBe(200);
    expect(answered['content-disposition']).toContain('attachment');
    expect(body.data).toMatchObject({
      contractor: { _id: id, email: business.email },
      edits: [],
      reviews: [{ rating: 4 }],
      activity: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), kind: 'like', n: 1 }],
      receivedEnquiries: [],
      sentEnquiries: [],
      newsletterAskedFor: null,
      newsletterSince: null,
      savedSearches: [],
      sessions: [{ expiresAt: expect.any(String) }],
    });
  });

  test('deletion takes everything: rows, pictures, sessions', async () => {
    const { given, business, id, headers } = await registered();
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
    await edit({ ...given, description: 'x', email: 'gone@example.in', images: [otherImage, business.image[0]] }, headers);
    await makeReview(db, { business_id: id });
    await makeLike(db, { business_id: id });
    const files = storedFiles().length;

    const { status, body, headers: answered } = await call(app, 'DELETE', `/api/v1/contractor/delete/${id}`, undefined, headers);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Account deleted successfully' });
    expect(answered['set-cookie']).toMatch(/^nirmaan=;/);
    expect(files - storedFiles().length).toBe(6);
    expect((await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers)).status).toBe(401);
    expect((await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).status).toBe(404);
    expect((await logIn(given)).status).toBe(401);
    const found = await call(app, 'GET', `/api/v1/contractor/search?q=${encodeURIComponent(given.name)}`);
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    for (const table of ['businesses', 'business_edits', 'business_stats', 'listings', 'reviews', 'likes', 'sessions'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('business_id', '=', id).execute();
      expect(rows).toEqual([]);
    }
    expect((await register({ ...given })).status).toBe(201);
  });

  test('codes for a forgotten password go with the last business of their address', async () => {
    const email = 'two-shops@example.in';
    const [first, second] = [await makeBusiness(db, { email }), await makeBusiness(db, { email })];
    await call(app, 'POST', '/api/v1/contractor/auth/forgotpassword/otp/send', { email });
    const asked = () => db.selectFrom('password_resets').select('email').where('email', '=', email).execute();
    for (const [id, left] of [
      [first, 1],
      [second, 0],
    ] as const) {
      const { headers } = await signInBusiness(db, id);
      await call(app, 'DELETE', `/api/v1/contractor/delete/${id}`, undefined, headers);
      expect(await asked()).toHaveLength(left);
    }
  });

  test("another's account, and one that does not exist, cannot be deleted", async () => {
    const { headers } = await signInBusiness(db);
    const user = await signInUser(db);
    for (const id of [await makeBusiness(db), 'not-an-id', '00000000-0000-7000-8000-000000000000']) {
      for (const caller of [headers, user.headers]) {
        expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${id}`, undefined, caller)).status).toBe(403);
      }
    }
  });
});
