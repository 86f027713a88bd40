import { describe, expect, test } from 'vitest';
import { type AskedPage, countPage } from '#server/features/page-views/count-page.ts';
import { countSearch } from '#server/features/page-views/count-search.ts';
import { indiaDay } from '#server/india-day.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

const page: AskedPage = {
  method: 'GET',
  url: '/',
  status: 200,
  userAgent: 'Mozilla/5.0 (Android 15; Mobile) Firefox/140.0',
  purpose: undefined,
};

async function viewsOf(...asked: Partial<AskedPage>[]) {
  await db.deleteFrom('page_views').execute();
  for (const more of asked) countPage(context, { ...page, ...more });
  await context.siteCounter.flush();
  const rows = await db.selectFrom('page_views').select(['path', 'n']).orderBy('path').execute();
  return Object.fromEntries(rows.map(({ path, n }) => [path, n]));
}

async function numbers(query = '') {
  const { headers } = await signInAdmin(db);
  return (await call(app, 'GET', `/api/v1/admin/numbers/get${query}`, undefined, headers)).body;
}

describe('page views', () => {
  test('are counted by day and path, whether the page came as a document or as data', async () => {
    const views = await viewsOf(
      { url: '/' },
      { url: '/_root.data' },
      { url: '/searcher?city=Pune' },
      { url: '/searcher.data?city=Delhi' },
      { url: '/viewdetails/019ba5e0-ece0-75e2-bf52-597ac6d10952' },
      { url: '/viewdetails/01967bc3-9f20-7c37-a243-130c285cca4b.data' },
    );
    expect(views).toEqual({ '/': 2, '/searcher': 2, '/viewdetails': 2 });
  });

  test.each<[string, Partial<AskedPage>]>([
    ['a page that does not exist', { url: '/no-such-page', status: 404 }],
    ['a redirect', { url: '/admin', status: 302 }],
    ['a robot', { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a program that does not say what it is', { userAgent: undefined }],
    ['a form that was sent', { method: 'POST' }],
    ['a page that is fetched in case it is wanted', { purpose: 'prefetch' }],
    ['a part of a page that is read again', { url: '/searcher.data?_routes=root' }],
    ['the back office', { url: '/admin/business' }],
    ['an address that is too long', { url: `/${'x'.repeat(300)}` }],
  ])('%s is not counted', async (_name, asked) => {
    expect(await viewsOf(asked)).toEqual({});
  });

  test('a flood of different addresses is bounded', async () => {
    const views = await viewsOf(...Array.from({ length: 6_000 }, (_, index) => ({ url: `/blog/${index}` })));
    expect(Object.keys(views)).toHaveLength(5_000);
  });
});

describe('the numbers of the site', () => {
  test('tell views, enquiries and registrations of each day, and what was searched for', async () => {
    const before = await numbers();
    expect(before.data.days).toHaveLength(30);
    await viewsOf({ url: '/contact' }, { url: '/contact' });
    await makeUser(db);
    await makeEnquiry(db, { business_id: await makeBusiness(db) });
    for (const q of ['Igloo builders', 'igloo builders', '98765 43210', 'a@b.example']) await countSearch(context, { q, page: 1 }, 0);
    await countSearch(context, { q: 'igloo builders', page: 2 }, 0);
    await countSearch(context, { service: 'cement', city: 'Bombay', page: 1 }, 12);
    await countSearch(context, { service: 'Nobody knows this', city: 'Nowhere', page: 1 }, 3);

    const { data } = await numbers('?days=7');
    expect(data.days).toHaveLength(7);
    const today = before.data.days.at(-1);
    expect(data.days.at(-1)).toEqual({
      day: indiaDay(),
      views: 2,
      enquiries: today.enquiries + 1,
      users: today.users + 1,
      businesses: today.businesses + 1,
    });
    expect(data).toMatchObject({
      topPages: [{ name: '/contact', n: 2 }],
      topServices: [{ name: 'Cement', n: 1 }],
      topCities: [{ name: 'Mumbai', n: 1 }],
      nothingFound: [{ name: 'igloo builders', n: 2 }],
    });
  });

  test('a period that is none is refused', async () => {
    expect(await numbers('?days=1000')).toMatchObject({ success: false, message: 'Invalid request' });
  });
});
