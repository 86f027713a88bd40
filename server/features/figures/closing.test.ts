import { expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { closeMonths } from '#server/features/figures/close-months.ts';
import { sweepCounts } from '#server/features/page-views/sweep-counts.ts';
import { sweepSilent } from '#server/features/retention/sweep-silent.ts';
import { firstDayOf, shiftPeriod } from '#shared/period.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const { headers } = await signInAdmin(db);
const figures = async (period: string) =>
  (await call(app, 'GET', `/api/v1/admin/figures/get?period=${period}`, undefined, headers)).body.figures;

const today = indiaDay();
const thisMonth = today.slice(0, 7);
/** Over for longer than searches of days and enquiries are kept, as is all of its year. */
const old = `${Number(today.slice(0, 4)) - 4}-11`;
const oldYear = old.slice(0, 4);

test('a month that is over says the same when it is read from its sums: these outlive its days of searches, and its enquiries', async () => {
  const business = await makeBusiness(db);
  const created_at = new Date(`${old}-30T23:59:00+05:30`);
  await makeEnquiry(db, { business_id: business, created_at, replied_at: new Date(created_at.getTime() + 250 * 60_000) });
  await makeEnquiry(db, { business_id: business, created_at, service: 'something typed by somebody' });
  await makeEnquiry(db, { business_id: business });
  const searches = (day: string, n: number) =>
    db
      .insertInto('search_counts')
      .values([
        { day, kind: 'service', name: 'Cement', n },
        { day, kind: 'city', name: 'Pune', n },
        { day, kind: 'nothing_found', name: 'many typed', n, visits: 2 },
        { day, kind: 'nothing_found', name: 'two typed', n, visits: 1 },
        { day, kind: 'words', name: 'a saying', n },
      ])
      .execute();
  await searches(`${old}-01`, 5);
  await searches(`${old}-30`, 2);
  await searches(shiftPeriod(today, -399), 1);
  const [month, year] = [await figures(old), await figures(oldYear)];
  expect(month.searches).toMatchObject({
    services: [{ service: 'Cement', now: 7, before: 0 }],
    nothingFound: [{ words: 'many typed', now: 7, before: 0 }],
  });
  expect(month.enquiries.services).toMatchObject([
    { service: '', now: { sent: 1 } },
    { service: 'Waterproofing', now: { sent: 1, answered: 1, medianMinutes: 240 } },
  ]);

  await Promise.all([closeMonths(db), closeMonths(db)]);
  await sweepCounts.run(context, {});
  await sweepCounts.run(context, {});
  const { steps, ...growth } = month.growth;
  expect(steps.at(-1)).toMatchObject({ at: `${old}-30`, enquiries: 2 });
  const closed = { ...month, growth: { ...growth, steps: [{ at: old, businesses: 0, users: 0, reviews: 0, enquiries: 2 }] } };
  expect(await figures(old)).toEqual(closed);
  expect(await figures(oldYear)).toEqual(year);
  // The enquiries go.
  await sweepSilent.run(context, {});
  expect(await db.selectFrom('enquiries').select('enquiry_id').execute()).toHaveLength(1);
  expect(await figures(old)).toEqual({ ...closed, unanswered: [] });
  expect(await figures(oldYear)).toEqual({ ...year, unanswered: [] });
  expect((await figures(`${oldYear}-12`)).enquiries).toMatchObject({ now: { sent: 0 }, before: { sent: 2, answered: 1 } });
  const left = await db.selectFrom('search_counts').select(['day', 'kind']).orderBy('kind').execute();
  expect(left.map(({ kind }) => kind)).toEqual(['city', 'service']);
  // What somebody typed as a trade is in no sum.
  const kept = await db.selectFrom('enquiry_months').select(['service', 'minutes', 'n']).orderBy('service').execute();
  expect(kept).toEqual([
    { service: '', minutes: null, n: 1 },
    { service: 'Waterproofing', minutes: 240, n: 1 },
  ]);
  const day = await figures(`${old}-30`);
  expect(day).toMatchObject({ hasSearches: false, searches: { services: [] }, hasEnquiries: false });
  expect(await figures(today)).toMatchObject({ hasEnquiries: true, enquiries: { now: { sent: 1 } } });
});

test('months that may change yet are not added up', async () => {
  const stands = await db.selectFrom('job_marks').select('stands_at').where('name', '=', 'months_closed_until').executeTakeFirstOrThrow();
  const closedUntil = indiaDay(stands.stands_at);
  expect(closedUntil).toBe(firstDayOf(shiftPeriod(today, -30).slice(0, 7)));
  expect(closedUntil <= firstDayOf(thisMonth)).toBe(true);
  expect((await figures(today.slice(0, 4))).enquiries.now.sent).toBe(1);
});
