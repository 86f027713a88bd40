import { describe, expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { shiftPeriod } from '#shared/period.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { makePaidOrder } from '#tests/factories/paid-order.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeService } from '#tests/factories/service.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createExports } from '#tests/helpers/export-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const site = await createTestApp();
const { app, db } = site;
const admin = await signInAdmin(db);
const { rowsOf, download, begin } = createExports(site, admin.headers);

const ask = (period: string, headers: Record<string, string> = admin.headers) =>
  call(app, 'GET', `/api/v1/admin/figures/get?period=${period}`, undefined, headers);
const figures = async (period: string) => (await ask(period)).body.figures;

/** A moment of India. */
const at = (moment: string) => new Date(`${moment}+05:30`);

const nobodyAnswered = { sent: 0, answered: 0, medianMinutes: null };

describe('a period', () => {
  test.each(['2025-13', '2025-00', '2025-02-29', '2024-02-30', '1900', '1999-12', 'month=13', '2025-1', '', '2025-06-01T00:00', '२०२५'])(
    '%j is none',
    async (period) => {
      const { status, body } = await ask(encodeURIComponent(period));
      expect([status, body.message]).toEqual([400, expect.stringMatching(/^The period must be/)]);
      expect((await begin({ list: 'growth', format: 'csv', period })).status).toBe(400);
    },
  );

  test('that has not begun in India is refused, the present one is not', async () => {
    const today = indiaDay();
    for (const [length, by] of [
      [10, 1],
      [7, 1],
      [4, 1],
    ] as const) {
      const present = today.slice(0, length);
      const ahead = await ask(shiftPeriod(present, by));
      expect([ahead.status, ahead.body.code]).toEqual([400, 'period_ahead']);
      expect((await ask(present)).status).toBe(200);
    }
    expect((await begin({ list: 'growth', format: 'csv', period: shiftPeriod(today, 1) })).body.code).toBe('period_ahead');
  });

  test('without one it is this month, and others than admins are told nothing', async () => {
    const { body } = await call(app, 'GET', '/api/v1/admin/figures/get', undefined, admin.headers);
    expect(body.figures.period).toBe(indiaDay().slice(0, 7));
    expect((await ask('2025', {})).status).toBe(401);
    expect((await ask('2025', (await signInUser(db)).headers)).status).toBe(403);
  });

  test.each([
    ['2024-03-01', '2024-02-29'],
    ['2025-01-01', '2024-12-31'],
    ['2024-03', '2024-02'],
    ['2025-01', '2024-12'],
    ['2025', '2024'],
  ])('the one before %s is %s', async (period, before) => {
    expect((await figures(period)).periodBefore).toBe(before);
  });
});

describe('enquiries', () => {
  test('belong to the day of India on which they were sent, and days add up to their month, also in a leap year', async () => {
    const business = await makeBusiness(db);
    for (const moment of [
      '2024-01-31T23:59:59.9',
      '2024-02-01T00:00',
      '2024-02-28T12:00',
      '2024-02-29T00:00',
      '2024-02-29T23:59:59.9',
      '2024-03-01T00:00',
    ]) {
      await makeEnquiry(db, { business_id: business, created_at: at(moment) });
    }
    const february = await figures('2024-02');
    expect(february.enquiries.now.sent).toBe(4);
    expect(february.enquiries.before.sent).toBe(1);
    expect(february.growth.steps).toHaveLength(29);
    const days = await Promise.all(february.growth.steps.map(({ at: day }: { at: string }) => figures(day)));
    expect(days.reduce((all, day) => all + day.enquiries.now.sent, 0)).toBe(4);
    expect(february.growth.steps.at(-1)).toEqual({ at: '2024-02-29', businesses: 0, users: 0, reviews: 0, enquiries: 2 });
    expect((await figures('2024-02-29')).enquiries).toMatchObject({ now: { sent: 2 }, before: { sent: 1 } });
    const year = await figures('2024');
    expect(year.growth.steps.map(({ enquiries }: { enquiries: number }) => enquiries)).toEqual([1, 4, 1, ...Array(9).fill(0)]);
    expect(year.enquiries.now.sent).toBe(6);
  });

  test('are told by trade with answers and the middle time, without spam, quarantine, general ones and one’s own', async () => {
    const day = '2023-05-10';
    const [roofer, plumber] = [await makeBusiness(db), await makeBusiness(db, { service: 'plumbing  contractors' })];
    const sent = (business_id: string | null, minutes: number | undefined, more: object = {}) =>
      makeEnquiry(db, {
        business_id,
        created_at: at(`${day}T09:00`),
        ...(minutes === undefined ? {} : { replied_at: new Date(at(`${day}T09:00`).getTime() + minutes * 60_000) }),
        ...more,
      });
    for (const minutes of [10, 50, 203, undefined]) await sent(roofer, minutes);
    // Filed as replied without a word; closed; answered by telephone, as whoever asked says.
    await sent(roofer, 5, { replied_by: null, status: 'replied' });
    await sent(roofer, undefined, { status: 'closed' });
    await sent(plumber, 30, { replied_by: 'asker' });
    await sent(plumber, undefined, { service: 'Waterproofing' });
    await sent(roofer, 1, { status: 'spam' });
    await makeQuarantined(db, { business_id: roofer, created_at: at(`${day}T09:00`) });
    await sent(null, 1);
    await sent(roofer, 1, { sender_business_id: roofer });
    const { enquiries, growth } = await figures(day);
    expect(enquiries.now).toEqual({ sent: 8, answered: 4, medianMinutes: 30 });
    expect(enquiries.services).toEqual([
      { service: 'Waterproofing', now: { sent: 7, answered: 3, medianMinutes: 50 }, before: nobodyAnswered },
      { service: 'Plumbing Contractors', now: { sent: 1, answered: 1, medianMinutes: 30 }, before: nobodyAnswered },
    ]);
    expect(growth.enquiries).toEqual({ now: 8, before: 0 });
    expect((await figures('2023-05-11')).enquiries).toMatchObject({ now: nobodyAnswered, before: { sent: 8, answered: 4 } });
  });

  test('stay with a service that is renamed, and with a business that is renamed or gone', async () => {
    const service = await makeService(db, { name: 'Igloo works' });
    const business = await makeBusiness(db, { service: 'Igloo works', name: 'Igloo One' });
    const created_at = at('2023-07-01T10:00');
    const user_id = await makeUser(db);
    await makeEnquiry(db, { business_id: business, created_at, user_id });
    await makeEnquiry(db, { business_id: business, created_at, user_id, service: 'Igloo works' });
    await db.insertInto('search_counts').values({ day: '2023-07-01', kind: 'service', name: 'Igloo works', n: 3 }).execute();
    await db.insertInto('search_counts').values({ day: '2023-07-01', kind: 'service_in_city', name: 'Igloo works\tLeh', n: 2 }).execute();
    const input = { name: 'Snow houses', category: 'contractor' };
    expect((await call(app, 'PUT', `/api/v1/service/update/${service}`, input, admin.headers)).status).toBe(200);
    await db.insertInto('search_counts').values({ day: '2023-07-02', kind: 'service', name: 'Snow houses', n: 1 }).execute();
    await db.updateTable('businesses').set({ name: 'Igloo Two' }).where('business_id', '=', business).execute();
    const renamed = await figures('2023-07');
    expect(renamed.enquiries.services).toEqual([
      { service: 'Snow houses', now: { sent: 2, answered: 0, medianMinutes: null }, before: nobodyAnswered },
    ]);
    expect(renamed.searches.services).toEqual([{ service: 'Snow houses', now: 4, before: 0 }]);
    expect(renamed.searches.serviceCities).toEqual([{ service: 'Snow houses', city: 'Leh', now: 2, before: 0 }]);
    expect(renamed.unanswered).toMatchObject([{ businessId: business, name: 'Igloo Two', service: 'Snow houses', now: 2 }]);

    const owner = await signInBusiness(db, business);
    expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${business}`, undefined, owner.headers)).status).toBe(200);
    const gone = await figures('2023-07');
    expect(gone.enquiries.now.sent).toBe(2);
    // What was asked for is known still, the trade of the business is not.
    expect(gone.enquiries.services.map(({ service: name }: { service: string }) => name)).toEqual(['', 'Snow houses']);
    expect(gone.unanswered).toEqual([]);
  });
});

test('businesses that do not answer are public ones, with what has waited for two days', async () => {
  const [silent, closer, hidden] = [
    await makeBusiness(db, { name: 'Silent Slabs', city: 'Nashik' }),
    await makeBusiness(db),
    await makeBusiness(db, { status: 'rejected' }),
  ];
  const day = '2023-09-05';
  const created_at = at(`${day}T10:00`);
  await makeEnquiry(db, { business_id: silent, created_at: at('2023-08-01T10:00'), replied_at: at('2023-08-01T12:00') });
  for (let index = 0; index < 3; index++) await makeEnquiry(db, { business_id: silent, created_at });
  await makeEnquiry(db, { business_id: silent, created_at: at('2023-09-04T10:00') });
  await makeEnquiry(db, { business_id: silent, created_at, ended_at: at('2023-09-06T10:00'), ended_as: 'not_needed' });
  await makeEnquiry(db, { business_id: silent, created_at, status: 'spam' });
  await makeQuarantined(db, { business_id: silent, created_at });
  await makeEnquiry(db, { business_id: closer, created_at, status: 'closed' });
  await makeEnquiry(db, { business_id: hidden, created_at });
  expect((await figures(day)).unanswered).toEqual([
    {
      businessId: silent,
      name: 'Silent Slabs',
      service: 'Waterproofing',
      city: 'Nashik',
      now: 3,
      before: 1,
      lastAnswerAt: at('2023-08-01T12:00').toISOString(),
    },
  ]);
  const young = await makeBusiness(db, { name: 'Young Yards' });
  await makeEnquiry(db, { business_id: young });
  expect((await figures(indiaDay())).unanswered.map(({ name }: { name: string }) => name)).not.toContain('Young Yards');
});

test('growth counts what was approved, registered and shown, and forgets what was removed', async () => {
  const moment = at('2022-03-31T23:59');
  // The database says itself when a business was approved.
  const business = await makeBusiness(db);
  await db.updateTable('businesses').set({ approved_at: moment }).where('business_id', '=', business).execute();
  await makeBusiness(db, { status: 'pending', created_at: moment });
  await makeUser(db, { created_at: moment });
  const review = await makeReview(db, { created_at: moment });
  await makeReview(db, { created_at: moment, state: 'held' });
  const month = await figures('2022-03');
  expect(month.growth.steps.at(-1)).toEqual({ at: '2022-03-31', businesses: 1, users: 1, reviews: 1, enquiries: 0 });
  expect((await figures('2022-04')).growth).toMatchObject({ businesses: { now: 0, before: 1 }, users: { now: 0, before: 1 } });
  await db.deleteFrom('reviews').where('review_id', '=', review).execute();
  expect((await figures('2022-03')).growth.reviews.now).toBe(0);
});

test('money is told in rupees by who bought the plan, with what went back', async () => {
  const paid = { paid_at: at('2022-10-31T23:59'), granted_at: at('2022-10-31T23:59') };
  await makePaidOrder(db, paid);
  await makePaidOrder(db, paid);
  const business = await makeBusiness(db);
  await makePaidOrder(db, { ...paid, business_id: business, refunded_at: at('2022-11-01T00:00'), refund_reference: 'r' });
  await makePaidOrder(db, {
    ...{ status: 'failed', paid_at: null, granted_at: null, received_amount: 50.5, received_currency: 'INR' },
    refunded_at: at('2022-11-02T00:00'),
  });
  const none = { orders: 0, rupees: 0 };
  expect((await figures('2022-10')).money).toEqual([
    { plan: 'one_time', buyer: 'user', paid: { now: { orders: 2, rupees: 198 }, before: none }, refunded: { now: none, before: none } },
    { plan: 'one_time', buyer: 'business', paid: { now: { orders: 1, rupees: 99 }, before: none }, refunded: { now: none, before: none } },
  ]);
  expect((await figures('2022-11')).money).toMatchObject([
    { paid: { now: none, before: { orders: 2, rupees: 198 } }, refunded: { now: { orders: 1, rupees: 50.5 } } },
    { refunded: { now: { orders: 1, rupees: 99 } } },
  ]);
});

test('each table comes as a file, whose cells run nothing', async () => {
  const period = '2021-06';
  const business = await makeBusiness(db, { name: '=cmd|calc' });
  await makeEnquiry(db, { business_id: business, created_at: at('2021-06-10T10:00') });
  await makePaidOrder(db, { paid_at: at('2021-06-10T10:00') });
  await db
    .insertInto('search_counts')
    .values([
      { day: '2021-06-01', kind: 'service', name: 'Cement', n: 5 },
      { day: '2021-05-31', kind: 'service', name: 'Cement', n: 2 },
      { day: '2021-06-01', kind: 'city', name: 'Pune', n: 5 },
      { day: '2021-06-01', kind: 'service_in_city', name: 'Cement\tPune', n: 5 },
      { day: '2021-06-01', kind: 'nothing_found', name: '-vaults', n: 5, visits: 3 },
      { day: '2021-06-01', kind: 'nothing_found', name: 'seldom', n: 5, visits: 2 },
    ])
    .execute();
  expect(await rowsOf('searched_services', 'csv', { period })).toEqual([{ service: 'Cement', searches: '5', before: '2' }]);
  expect(await rowsOf('searched_cities', 'csv', { period })).toEqual([{ city: 'Pune', searches: '5', before: '0' }]);
  expect(await rowsOf('searched_service_cities', 'csv', { period })).toEqual([
    { service: 'Cement', city: 'Pune', searches: '5', before: '0' },
  ]);
  expect(await rowsOf('searched_in_vain', 'csv', { period })).toEqual([{ words: "'-vaults", searches: '5', before: '0' }]);
  expect(await rowsOf('answers', 'csv', { period })).toMatchObject([{ service: 'Waterproofing', sent: '1', answered: '0', share: '0' }]);
  expect(await rowsOf('unanswered', 'csv', { period })).toMatchObject([{ id: business, business: "'=cmd|calc", waiting: '1' }]);
  expect(await rowsOf('growth', 'xlsx', { period })).toHaveLength(30);
  expect(await rowsOf('money', 'csv', { period })).toMatchObject([{ buyer: 'user', paidOrders: '1', paidRupees: '99' }, {}]);
  const { headers } = await download('growth', 'csv', { period });
  expect(headers['content-disposition']).toContain('growth-2021-06.csv');
});
