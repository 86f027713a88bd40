import { describe, expect, test } from 'vitest';
import { createViewCounter } from '#server/features/activity/view-counter.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeLike } from '#tests/factories/like.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const look = (id: string, headers: Record<string, string> = {}) =>
  call(app, 'GET', `/api/v1/contractor/get-details/${id}`, undefined, { 'user-agent': CHROME, ...headers });
const read = async (headers: Record<string, string>) => (await call(app, 'GET', '/api/v1/contractor/activity', undefined, headers)).body;
const indiaDay = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

describe('the activity of a business', () => {
  test('has 30 days of India up to today, oldest first, empty ones too', async () => {
    const { headers } = await signInBusiness(db);
    const { days, totals } = await read(headers);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: indiaDay(new Date()), views: 0, phoneViews: 0, likes: 0, enquiries: 0 });
    expect(days[0].day).toBe(indiaDay(new Date(Date.now() - 29 * 24 * 3_600_000)));
    expect(totals).toEqual({ views: 0, phoneViews: 0, likes: 0, enquiries: 0 });
  });

  test('counts people who look, once each time; not bots, the owner or the admin', async () => {
    const owner = await signInBusiness(db);
    await look(owner.id);
    await look(owner.id);
    await look(owner.id, (await signInUser(db)).headers);
    await look(owner.id, owner.headers);
    await look(owner.id, (await signInAdmin(db)).headers);
    for (const bot of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.5.0', '']) {
      await look(owner.id, { 'user-agent': bot });
    }
    await call(app, 'GET', `/api/v1/review/get/${owner.id}`);
    await context.views.flush();
    expect((await read(owner.headers)).totals).toEqual({ views: 3, phoneViews: 1, likes: 0, enquiries: 0 });
  });

  test('writes nothing for a view until it is flushed, and nothing twice', async () => {
    const owner = await signInBusiness(db);
    await look(owner.id);
    expect((await read(owner.headers)).totals.views).toBe(0);
    await Promise.all([context.views.flush(), context.views.flush()]);
    await context.views.flush();
    expect((await read(owner.headers)).totals.views).toBe(1);
  });

  test('adds up likes given and taken back, phone views and enquiries', async () => {
    const owner = await signInBusiness(db);
    const people = await Promise.all(Array.from({ length: 12 }, () => signInUser(db)));
    await Promise.all(
      people.flatMap(({ headers }, at) => [
        look(owner.id, headers),
        look(owner.id, headers),
        call(app, 'PUT', '/api/v1/contractor/like', { businessId: owner.id }, headers),
        ...(at < 5 ? [call(app, 'PUT', '/api/v1/contractor/like', { businessId: owner.id }, headers)] : []),
        call(app, 'POST', `/api/v1/send-enquiry/${owner.id}`, {
          name: 'Meera',
          phoneNo: '9876543210',
          email: 'meera@example.in',
          message: 'Hello',
        }),
      ]),
    );
    await makeEnquiry(db, { business_id: null });
    await context.views.flush();
    expect((await read(owner.headers)).totals).toEqual({ views: 24, phoneViews: 12, likes: 7, enquiries: 12 });
    expect((await look(owner.id)).body.contractor.totalLikes).toBe(7);
  });

  test('puts what happened on its day of India, and takes a like back from the day it was given', async () => {
    const owner = await signInBusiness(db);
    const user = await signInUser(db);
    const before = new Date(Date.now() - 3 * 24 * 3_600_000);
    await makeLike(db, { business_id: owner.id, user_id: user.id, created_at: before });
    await makeEnquiry(db, { business_id: owner.id, created_at: before });
    const dayOf = async () => (await read(owner.headers)).days.find(({ day }: { day: string }) => day === indiaDay(before));
    expect(await dayOf()).toMatchObject({ likes: 1, enquiries: 1 });
    await call(app, 'PUT', '/api/v1/contractor/like', { businessId: owner.id }, user.headers);
    expect(await dayOf()).toMatchObject({ likes: 0, enquiries: 1 });
  });

  test('is for owners alone', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await call(app, 'GET', '/api/v1/contractor/activity', undefined, headers)).status;
    expect(await ask({})).toBe(401);
    expect(await ask((await signInUser(db)).headers)).toBe(403);
    expect(await ask((await signInAdmin(db)).headers)).toBe(403);
  });
});

describe('several processes', () => {
  test('add exactly, in whatever order they flush, and add the rest when they stop', async () => {
    const businesses = await Promise.all(Array.from({ length: 20 }, () => makeBusiness(db)));
    const counters = Array.from({ length: 6 }, () => createViewCounter(db, context.log));
    for (const [at, counter] of counters.entries()) {
      for (const business of at % 2 ? businesses : businesses.toReversed())
        for (let n = 0; n <= at; n++) counter.count({ businessId: business, day: indiaDay(new Date()) });
    }
    await Promise.all(counters.map((counter) => counter.flush()));
    for (const counter of counters) for (const business of businesses) counter.count({ businessId: business, day: indiaDay(new Date()) });
    await Promise.all(counters.map((counter) => counter.close()));
    const rows = await db
      .selectFrom('business_activity')
      .select('n')
      .where('business_id', 'in', businesses)
      .where('kind', '=', 'view')
      .execute();
    expect(rows.map(({ n }) => n)).toEqual(Array(20).fill(1 + 2 + 3 + 4 + 5 + 6 + 6));
  });

  test('keep what the database does not take, and drop what belongs to no business any more', async () => {
    const owner = await signInBusiness(db);
    const gone = await makeBusiness(db);
    const counter = createViewCounter(db, context.log);
    counter.count({ businessId: owner.id, day: indiaDay(new Date()) });
    counter.count({ businessId: gone, day: indiaDay(new Date()) });
    await db.schema.alterTable('business_activity').renameTo('away').execute();
    await counter.flush();
    await db.schema.alterTable('away').renameTo('business_activity').execute();
    await db.deleteFrom('businesses').where('business_id', '=', gone).execute();
    counter.count({ businessId: owner.id, day: indiaDay(new Date()) });
    await counter.close();
    expect((await read(owner.headers)).totals.views).toBe(2);
  });
});
