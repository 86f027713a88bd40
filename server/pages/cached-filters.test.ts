import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { createCachedPages } from '#tests/helpers/cached-pages.ts';

const { db, get, keep, made, pune, puneList } = await createCachedPages();

/** Asked for again until it is given as it is kept: what was changed before may still be on its way. */
async function keepTwice(url: string) {
  for (;;) {
    await keep(url);
    const before = made.count;
    const { body } = await get(url);
    if (made.count === before) return body;
  }
}

describe('a kept list with filters', () => {
  test('shows a review at the next load, with the right counts', async () => {
    const rated = `${puneList}&rating=4`;
    expect(await keepTwice(rated)).not.toContain('Deccan Terrace Care');
    await makeReview(db, { business_id: pune, rating: 5 });
    expect((await get(rated)).body).toContain('Deccan Terrace Care');
    expect(await keepTwice(rated)).toContain('Deccan Terrace Care');
  });

  test('within a radius shows who comes to the neighbouring city', async () => {
    const around = `${puneList}&lat=18.52&lng=73.85&radius=25`;
    expect(await keepTwice(around)).not.toContain('Indrayani Terraces');
    await makeBusiness(db, { name: 'Indrayani Terraces', city: 'Alandi', lat: 18.68, lng: 73.9 });
    expect((await get(around)).body).toContain('Indrayani Terraces');
  });

  test('without filters has the counts of who comes', async () => {
    const link = (count: number) => new RegExp(`photos=1[^>]*><span>Has photos</span><span[^>]*><span>${count}<`);
    expect(await keepTwice(puneList)).toMatch(link(1));
    await makeBusiness(db, { name: 'Mula Terraces', images: ['demo/waterproofing-1'] });
    expect((await get(puneList)).body).toMatch(link(2));
  });
});

describe('typed words', () => {
  const filters = /aria-label="Filter and sort"/;

  test('that mean a list have its filters, with its counts as they are', async () => {
    const typed = '/searcher?q=waterproofing+kochi';
    const link = (count: number) =>
      new RegExp(`service=Waterproofing&amp;city=Kochi[^"]*photos=1[^>]*><span>Has photos</span><span[^>]*><span>${count}<`);
    const rated = (count: number) => new RegExp(`city=Kochi[^"]*rating=4"[^>]*><span>[^<]*</span><span[^>]*><span>${count}<`);
    const id = await makeBusiness(db, { name: 'Vembanad Roofs', city: 'Kochi', state: 'Kerala', images: ['demo/waterproofing-1'] });
    expect(await keepTwice(typed)).toMatch(link(1));
    expect(await keepTwice(typed)).not.toMatch(rated(1));
    await makeReview(db, { business_id: id, rating: 5 });
    expect((await get(typed)).body).toMatch(rated(1));
    expect(await keepTwice(typed)).toMatch(rated(1));
    await makeBusiness(db, { name: 'Mattancherry Roofs', city: 'Kochi', state: 'Kerala', images: ['demo/waterproofing-1'] });
    expect((await get(typed)).body).toMatch(link(2));
  });

  test.each(['q=periyar', 'q=waterproofing+kochi&exact=1', 'q=xyzzy+nothing'])('%s has none', async (query) => {
    expect((await get(`/searcher?${query}`)).body).not.toMatch(filters);
  });

  test('filters beside words change nothing, and hide nothing', async () => {
    const { statusCode, body } = await get('/searcher?q=periyar&rating=4&upTo=10&sort=price');
    expect(statusCode).toBe(200);
    expect(body).toContain('Periyar Roofs');
  });
});

test.each([
  ['city=Pune&upTo=500', 'Choose one service of the list'],
  ['city=Pune&sort=price', 'Choose one service of the list'],
  ['service=Cement&upTo=0', 'upTo must be a whole number of rupees'],
  ['service=Cement&upTo=1e12', 'upTo must be a whole number of rupees'],
])('a page of prices that cannot be compared (%s) says why', async (query, text) => {
  const { statusCode, body } = await get(`/searcher?${query}`);
  expect([statusCode, body.includes(text)]).toEqual([400, true]);
});
