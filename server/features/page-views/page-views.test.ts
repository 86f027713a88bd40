import { describe, expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { type AskedPage, countPage } from '#server/features/page-views/count-page.ts';
import { countSearch } from '#server/features/page-views/count-search.ts';
import { sweepCounts } from '#server/features/page-views/sweep-counts.ts';
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
  referrer: undefined,
};

const SITE = 'https://nirmaan.example';

/** What is counted of requests, whose `url` is the path here. */
async function viewsOf(...asked: Partial<AskedPage>[]) {
  await db.deleteFrom('page_views').execute();
  for (const more of asked) {
    const all = { ...page, ...more };
    countPage(context, { ...all, url: `${SITE}${all.url}` });
  }
  await context.siteCounter.flush();
  const rows = await db.selectFrom('page_views').select(['path', 'n']).orderBy('path').execute();
  return Object.fromEntries(rows.map(({ path, n }) => [path, n]));
}

async function numbers(query = '', language = 'en') {
  const { headers } = await signInAdmin(db);
  return (await call(app, 'GET', `/api/v1/admin/numbers/get${query}`, undefined, { ...headers, 'accept-language': language })).body;
}

describe('page views', () => {
  test('are counted by day and path, whether the page came as a document or as data', async () => {
    const views = await viewsOf(
      { url: '/' },
      { url: '/_.data', referrer: `${SITE}/searcher` },
      { url: '/searcher?city=Pune' },
      { url: '/searcher.data?city=Delhi', referrer: `${SITE}/searcher?city=Pune` },
      { url: '/viewdetails/019ba5e0-ece0-75e2-bf52-597ac6d10952' },
      { url: '/viewdetails/01967bc3-9f20-7c37-a243-130c285cca4b.data' },
    );
    expect(views).toEqual({ '/': 2, '/searcher': 2, '/viewdetails': 2 });
  });

  test('are of one page, however its address is spelled', async () => {
    const spellings = ['/%63ategory', '/cAtegory.data', '/category/.data', '/category/_.data', '/category//'];
    const views = await viewsOf(...spellings.map((url) => ({ url })), { url: '/ViewDetails/019ba5e0.data' }, { url: '/.data' });
    expect(views).toEqual({ '/': 1, '/category': 5, '/viewdetails': 1 });
  });

  test.each<[string, Partial<AskedPage>]>([
    ['a page that does not exist', { url: '/no-such-page', status: 404 }],
    ['a redirect', { url: '/admin', status: 302 }],
    ['a robot', { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a program that does not say what it is', { userAgent: undefined }],
    ['a form that was sent', { method: 'POST' }],
    ['a page that is fetched in case it is wanted', { purpose: 'prefetch' }],
    ['a part of a page that is read again', { url: '/searcher.data?_routes=root' }],
    ['a page that reads its data again', { url: '/searcher.data?city=New%20Delhi', referrer: `${SITE}/searcher?city=New+Delhi` }],
    ['the home page that reads its data again', { url: '/_.data', referrer: `${SITE}/` }],
    ['what React Router reads of the routes', { url: '/__manifest?paths=%2Fcategory&version=1' }],
    ['the back office', { url: '/admin/business' }],
    ['the back office in other letters', { url: '/%41dmin.data' }],
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
    await makeUser(db, { created_at: new Date() });
    await makeEnquiry(db, { business_id: await makeBusiness(db) });
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      for (const q of ['Igloo builders', '98765 43210', 'a@b.example']) await countSearch(context, { q, page: 1 }, 0, network);
    }
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
      nothingFound: [{ name: 'igloo builders', n: 3 }],
    });
  });

  test('words that grow when they are written small keep nothing else from being counted', async () => {
    await db.deleteFrom('search_counts').execute();
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      for (const q of ['İ'.repeat(60), 'thatched roofs']) await countSearch(context, { q, page: 1 }, 0, network);
    }
    expect((await numbers()).data.nothingFound).toEqual([{ name: 'thatched roofs', n: 3 }]);
  });

  test('tell a city of any spelling that the search knows', async () => {
    await db.deleteFrom('search_counts').execute();
    for (const city of ['Bengalūru', ' bangalore', 'BENGALURU.']) await countSearch(context, { city, page: 1 }, 1);
    expect((await numbers()).data.topCities).toEqual([{ name: 'Bengaluru', n: 3 }]);
    expect((await numbers('', 'hi')).data.topCities).toMatchObject([{ name: 'Bengaluru', placeNames: { city: 'बेंगलुरु' } }]);
  });

  test('are kept as long as they can be shown', async () => {
    await db.deleteFrom('search_counts').execute();
    await viewsOf();
    const ago = (days: number) => new Date(Date.parse(indiaDay()) - days * 86_400_000).toISOString().slice(0, 10);
    for (const day of [ago(89), ago(90)]) {
      context.siteCounter.pages.count({ day, path: '/plans' });
      context.siteCounter.searches.count({ day, kind: 'city', name: 'Pune' });
    }
    await context.siteCounter.flush();
    const shown = (await numbers('?days=90')).data;
    expect(shown).toMatchObject({ topPages: [{ name: '/plans', n: 1 }], topCities: [{ name: 'Pune', n: 1 }] });
    await sweepCounts.run(context, {});
    expect((await numbers('?days=90')).data).toEqual(shown);
    expect(await db.selectFrom('page_views').select('n').execute()).toEqual([{ n: 1 }]);
    // Searches are kept for the figures of periods (server/features/figures/closing.test.ts).
    expect(await db.selectFrom('search_counts').select('n').execute()).toHaveLength(2);
  });

  test('a period that is none is refused', async () => {
    expect(await numbers('?days=1000')).toMatchObject({ success: false, message: 'Invalid request' });
  });
});
