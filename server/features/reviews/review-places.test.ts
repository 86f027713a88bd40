import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({}, { pages: true });

/** Several of one moment, too. */
const MOMENTS = [1, 2, 2, 2, 3, 4, 4, 5, 6, 7, 7, 8].map((days) => new Date(Date.UTC(2026, 0, 31 - days, 6, 30, 0, 123)));

async function makeReviewed() {
  const business = await makeBusiness(db);
  const ids: string[] = [];
  for (const [at, created_at] of MOMENTS.entries()) {
    const user_id = await makeUser(db);
    ids.push(await makeReview(db, { business_id: business, user_id, rating: (at % 4) + 1.5, created_at }));
    if (at % 3 === 0) await makeMessage(db, await makeEnquiry(db, { business_id: business, user_id }));
  }
  return { business, ids };
}

async function read(business: string, query: string) {
  const { status, body } = await call(app, 'GET', `/api/v1/review/get/${business}?${query}`);
  expect(status).toBe(200);
  return { ids: (body.reviews as { _id: string }[]).map(({ _id }) => _id), next: body.next as string | undefined };
}

describe.each(['newest', 'highest', 'lowest', 'proven'])('reviews that go on, %s', (sort) => {
  test('skip none and show none twice, whatever comes or goes between two pages', async () => {
    const { business, ids } = await makeReviewed();
    const whole = await read(business, `sort=${sort}&limit=100`);
    expect([...whole.ids].sort()).toEqual([...ids].sort());
    const shown: string[] = [];
    const gone: string[] = [];
    let place = 'page=1';
    for (;;) {
      const page = await read(business, `sort=${sort}&limit=2&${place}`);
      shown.push(...page.ids);
      if (!page.next) break;
      place = `after=${page.next}`;
      // The first of the page that was just read is taken down, or the last; somebody writes, with the best and with the worst rating.
      const leaving = page.ids[gone.length % 2] ?? '';
      await db.deleteFrom('reviews').where('review_id', '=', leaving).execute();
      gone.push(leaving);
      for (const rating of [5, 0.5]) await makeReview(db, { business_id: business, rating });
    }
    const first = shown.filter((id) => ids.includes(id));
    expect(new Set(shown).size).toBe(shown.length);
    expect(first).toEqual(whole.ids);
  });

  test('a review that was shown and is written anew is not in the way', async () => {
    const { business } = await makeReviewed();
    const whole = await read(business, `sort=${sort}&limit=100`);
    const page = await read(business, `sort=${sort}&limit=3`);
    await db
      .updateTable('reviews')
      .set({ created_at: new Date(), rating: 5 })
      .where('review_id', '=', page.ids[2] ?? '')
      .execute();
    const rest = await read(business, `sort=${sort}&limit=100&after=${page.next}`);
    expect(rest.ids.filter((id) => !page.ids.includes(id))).toEqual(whole.ids.slice(3));
    expect(rest.next).toBeUndefined();
  });
});

test.each(['x', '1_2', `0_1_${randomUUID()}'`, `9999_1_${randomUUID()}`, `0_${'9'.repeat(17)}_${randomUUID()}`])(
  'a place that there is not: %j',
  async (after) => {
    const path = `/api/v1/review/get/${await makeBusiness(db)}?after=${encodeURIComponent(after)}`;
    expect((await call(app, 'GET', path)).status).toBe(400);
  },
);

/** Where a page's link to the next one leads, as a browser reads it. */
const nextIn = (html: string) =>
  /<a [^>]*rel="next"[^>]*>/
    .exec(html)?.[0]
    .match(/href="([^"#]*)/)?.[1]
    ?.replaceAll('&amp;', '&');

async function readPage(url: string) {
  const { statusCode, body } = await app.inject({ url });
  expect(statusCode).toBe(200);
  return { next: nextIn(body), found: [...new Set(body.match(/word\d\d/g) ?? [])] };
}

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${String(at).padStart(2, '0')}`);

test('the next page of a profile goes on behind the last review that was shown', async () => {
  const business_id = await makeBusiness(db);
  for (const [at, description] of words(13).entries())
    await makeReview(db, { business_id, description, created_at: new Date(Date.UTC(2026, 0, 31 - at)) });
  const first = await readPage(`/viewdetails/${business_id}`);
  expect(first.found).toEqual(words(10));
  await makeReview(db, { business_id });
  await db
    .deleteFrom('reviews')
    .where('business_id', '=', business_id)
    .where('description', 'in', ['word03', 'word04', 'word09'])
    .execute();
  expect(await readPage(first.next ?? '')).toEqual({ found: words(13).slice(10), next: undefined });
  // An address that somebody has changed by hand is a page by its number.
  expect((await readPage(`/viewdetails/${business_id}?page=1&after=x`)).found).toContain('word00');
});

test('the next page of comments goes on behind the last one that was shown', async () => {
  const blog_id = await makeBlog(db);
  for (const [at, comment] of words(23).entries())
    await makeComment(db, { blog_id, comment, status: 'approved', created_at: new Date(Date.UTC(2026, 0, 31 - at)) });
  const first = await readPage(`/blog/${blog_id}`);
  expect(first.found).toEqual(words(20));
  await makeComment(db, { blog_id, status: 'approved' });
  await db.deleteFrom('comments').where('blog_id', '=', blog_id).where('comment', 'in', ['word03', 'word04', 'word19']).execute();
  expect(await readPage(first.next ?? '')).toEqual({ found: words(23).slice(20), next: undefined });
});
