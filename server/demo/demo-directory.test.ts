import { describe, expect, test } from 'vitest';
import { countDemo, removeDemo } from '#server/demo/remove-demo.ts';
import { storePicture } from '#server/features/media/store-pictures.ts';
import { messages } from '#shared/texts.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeDemoBusiness } from '#tests/factories/demo.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { makePoster } from '#tests/factories/poster.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
/** A public site and one on this machine, two processes on one database. */
const { app, context } = await createTestApp({ PUBLIC_URL: 'https://nirmaan.example' }, { database, pages: true });
const { app: local } = await createTestApp({}, { database, pages: true });

const person = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13)' };
const get = (site: typeof app, url: string, headers: Record<string, string> = {}) =>
  site.inject({ url, headers: { ...person, ...headers } });
const line = `>${messages.demoDirectory}<`;
const linesIn = (html: string) => html.split(line).length - 1;

/** Asks until the page is kept: a page is made for keeping when it is asked for again. */
async function keep(site: typeof app, url: string) {
  await get(site, url);
  const kept = await get(site, url);
  expect([url, kept.statusCode, typeof kept.headers.etag]).toEqual([url, 200, 'string']);
  return kept;
}

const uploaded = await storePicture(context.media, await makeJpeg(800, 600), 'business');
const own = await storePicture(context.media, await makeJpeg(800, 600), 'business');
const invented = await makeDemoBusiness(db, { name: 'Sahyadri Plumbers', images: ['demo/cement-1', uploaded] });
const real = await makeBusiness(db, { name: 'Deccan Terrace Care', images: [own] });
const customer = await makeUser(db);
const inventedUser = await makeUser(db);
const inventedEntry = await makeBlog(db, { title: 'Cool roofs' });
const ownEntry = await makeBlog(db, { title: 'Dry cellars' });
const inventedComment = await makeComment(db, { blog_id: inventedEntry });
const inventedPoster = await makePoster(db);
const ownPoster = await makePoster(db);
for (const row of [{ user_id: inventedUser }, { blog_id: inventedEntry }, { comment_id: inventedComment }, { poster_id: inventedPoster }]) {
  await db.insertInto('demo_rows').values(row).execute();
}
for (const business_id of [invented, real]) {
  await makeReview(db, { business_id, user_id: customer });
  await makeLike(db, { business_id, user_id: customer });
  await makeEnquiry(db, { business_id, user_id: customer });
  await makeReport(db, { business_id });
}
await makeReview(db, { business_id: invented, user_id: inventedUser });
await makeLike(db, { business_id: invented, user_id: inventedUser });
await makeComment(db, { blog_id: inventedEntry });
await makeComment(db, { blog_id: ownEntry });

describe('while a demo business is there', () => {
  test('each page says that the businesses do not exist, and is not to be listed on a public site', async () => {
    const cookieOf = ({ token }: { token: string }) => ({ cookie: `nirmaan=${token}` });
    const admin = cookieOf(await signInAdmin(db));
    const owner = cookieOf(await signInBusiness(db, real));
    const user = cookieOf(await signInUser(db));
    const asked: [string, Record<string, string>?][] = [
      ['/'],
      ['/', user],
      ['/category'],
      ['/contact'],
      ['/privacy-policy'],
      ['/blog'],
      ['/searcher?service=Waterproofing&city=Pune&state=Maharashtra'],
      [`/viewdetails/${real}`],
      ['/user/login'],
      ['/supplier/register'],
      ['/admin/login'],
      ['/no/such/page'],
      ['/profilesupplier', owner],
      ['/admin/business', admin],
      ['/admin/audit', admin],
      ['/price-ticker', admin],
    ];
    for (const [url, who] of asked) {
      const { statusCode, headers, body } = await get(app, url, who);
      const status = url === '/no/such/page' ? 404 : 200;
      expect([url, statusCode, linesIn(body), headers['x-robots-tag']]).toEqual([url, status, 1, 'noindex']);
    }
    for (const url of ['/', '/category']) {
      const { headers, body } = await get(local, url);
      expect([url, linesIn(body), headers['x-robots-tag']]).toEqual([url, 1, undefined]);
    }
  });

  test('the sitemap of a public site is empty, on this machine it is not', async () => {
    const index = await get(app, '/sitemap.xml');
    expect([index.statusCode, index.body.includes('<sitemapindex'), index.body.includes('<loc>')]).toEqual([200, true, false]);
    expect(index.headers['cache-control']).toBe('no-cache');
    expect((await get(app, '/sitemaps/pages.xml')).statusCode).toBe(404);
    expect((await get(local, '/sitemap.xml')).body).toContain('<loc>');
    expect((await get(local, '/sitemaps/pages.xml')).statusCode).toBe(200);
  });

  test('a kept page has the line, and is kept from search engines as others are', async () => {
    const page = await keep(app, '/suppliers');
    expect([linesIn(page.body), page.headers['x-robots-tag']]).toEqual([1, 'noindex']);
  });

  test('what people wrote on the demo is counted apart', async () => {
    const { demo, written } = (await countDemo({ db })) ?? {};
    expect(demo).toEqual({
      businesses: 1,
      users: 1,
      'blog entries': 1,
      comments: 1,
      posters: 1,
      prices: 0,
      reviews: 1,
      likes: 1,
      enquiries: 0,
    });
    expect(written).toEqual({ reviews: 1, likes: 1, enquiries: 1, reports: 1, comments: 1 });
  });
});

describe('when the demo is removed', () => {
  test('its rows, what hangs on them and their pictures go, and nothing else; every process hears of it', async () => {
    const drawn = ['/media/demo/cement-1-320.webp', '/media/demo/interior-designers-1-320.webp'];
    for (const url of drawn) expect((await get(app, url)).statusCode).toBe(200);
    const kept = [`/viewdetails/${real}`, '/suppliers', '/'];
    for (const url of kept) for (const site of [app, local]) expect(linesIn((await keep(site, url)).body)).toBe(1);
    expect((await call(local, 'GET', '/api/v1/contractor/search?q=sahyadri')).body.totalContractors).toBe(1);

    await removeDemo({ db, media: context.media });

    for (const url of kept) {
      for (const site of [app, local]) expect([url, linesIn((await get(site, url)).body)]).toEqual([url, 0]);
      expect((await get(app, url)).headers['x-robots-tag']).toBeUndefined();
    }
    expect((await get(app, '/sitemap.xml')).body).toContain('<loc>');
    expect((await get(app, `/viewdetails/${invented}`)).statusCode).toBe(404);
    expect((await call(local, 'GET', '/api/v1/contractor/search?q=sahyadri')).body.totalContractors).toBe(0);

    const left = async <
      Table extends 'businesses' | 'users' | 'blogs' | 'comments' | 'posters' | 'reviews' | 'likes' | 'enquiries' | 'reports',
    >(
      table: Table,
    ) =>
      (await db
        .selectFrom(table as 'businesses')
        .selectAll()
        .execute()) as unknown as Record<string, unknown>[];
    expect((await left('businesses')).map((row) => row.business_id)).toEqual([real]);
    expect((await left('blogs')).map((row) => row.blog_id)).toEqual([ownEntry]);
    expect((await left('comments')).map((row) => row.blog_id)).toEqual([ownEntry]);
    expect((await left('posters')).map((row) => row.poster_id)).toEqual([ownPoster]);
    expect((await left('users')).map((row) => row.user_id)).not.toContain(inventedUser);
    expect((await left('users')).map((row) => row.user_id)).toContain(customer);
    for (const table of ['reviews', 'likes', 'enquiries', 'reports'] as const) {
      expect([table, (await left(table)).map((row) => row.business_id)]).toEqual([table, [real]]);
    }
    const exists = (key: string) => context.media.disk.exists(`${key}-320.webp`);
    expect([await exists(uploaded), await exists(own), await exists('demo/cement-1')]).toEqual([false, true, false]);
    expect(await Promise.all(drawn.map(async (url) => (await get(app, url)).statusCode))).toEqual([404, 200]);
  });

  test('there is nothing to count', async () => {
    expect(await countDemo({ db })).toBeUndefined();
  });
});
