import { describe, expect, test } from 'vitest';
import { followAnswersNow } from '#server/features/response-times/follow-answers.ts';
import { messages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeReview } from '#tests/factories/review.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();

async function search(filters: Record<string, string>) {
  const { body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams(filters)}`);
  return { ...body, ids: body.data.map(({ _id }: { _id: string }) => _id) };
}

const inNoida = { service: 'Waterproofing', city: 'Noida', state: 'Uttar Pradesh', address: 'Sector 18', lat: 28.57, lng: 77.32 };
const connaught = { completeAddress: '110001', service: 'Waterproofing' };

describe('a radius', () => {
  test('finds those of the neighbouring city: 110001 finds one in Noida at 25 km, not at 5', async () => {
    const near = await makeBusiness(db, { service: 'Waterproofing', city: 'New Delhi', state: 'Delhi', lat: 28.632, lng: 77.22 });
    const noida = await makeBusiness(db, inNoida);
    expect((await search({ ...connaught, radius: '5' })).ids).toEqual([near]);
    const wide = await search({ ...connaught, radius: '25' });
    expect(wide.ids).toEqual([near, noida]);
    expect(wide.from.name).toBe('PIN code 110001');
    expect(wide.data[1].distance).toBeGreaterThan(8);
    expect(wide.data[1].distance).toBeLessThan(16);
    // Without a radius the city is meant.
    expect((await search(connaught)).ids).toEqual([near]);
    const { facets } = await search({ ...connaught, counts: '1' });
    expect(facets.radius.map(({ count }: { count: number }) => count)).toEqual([1, 1, 1, 2, 2]);
  });

  test('around a point outside India, finds what is there', async () => {
    const none = await search({ lat: '48.85', lng: '2.35', radius: '50' });
    expect(none).toMatchObject({ data: [], totalContractors: 0 });
  });

  test.each(['', 'city=Nowhere+at+all&', 'state=Kerala&', 'completeAddress=xyzzy&'])(
    'around nothing that is known (%s) is refused',
    async (place) => {
      const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${place}radius=5`);
      expect([status, body.message]).toEqual([400, messages.radiusNeedsPlace]);
    },
  );

  test.each(['0', '-1', '1e9', 'NaN', '5.0', '3', '', ' ', '5 km'])('of %j is refused in words', async (radius) => {
    const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?city=Pune&radius=${encodeURIComponent(radius)}`);
    expect([status, body.message]).toEqual([400, messages.unknownRadius]);
  });
});

test.each([
  ['rating=6', messages.unknownRating],
  ['rating=4.2', messages.unknownRating],
  ['rating=NaN', messages.unknownRating],
  ['sort=cheapest', messages.unknownOrder],
  ['reviews=yes', messages.invalidRequest],
  ['radius=5&radius=10', messages.unknownRadius],
  ['photos=1&photos=0', messages.invalidRequest],
  ['lat=999&lng=77&radius=5', messages.invalidCoordinates],
  ['lat=28&radius=5', messages.invalidCoordinates],
])('%s is refused in words', async (query, message) => {
  const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${query}`);
  expect([status, body.message]).toEqual([400, message]);
});

test('a filter that nobody knows changes nothing, and those that contradict find nothing', async () => {
  const id = await makeBusiness(db, { city: 'Satara' });
  expect((await search({ city: 'Satara', cheap: '1' })).ids).toEqual([id]);
  expect((await search({ city: 'Satara', rating: '4.5', reviews: '0' })).ids).toEqual([]);
});

test('far behind the end there is nothing, also while the filter changes', async () => {
  const id = await makeBusiness(db, { city: 'Nashik' });
  await makeReview(db, { business_id: id });
  const deep = { city: 'Nashik', reviews: '1', page: '50' };
  expect(await search(deep)).toMatchObject({ data: [], totalContractors: 1, totalPages: 1, currentPage: 50 });
  await makeReview(db, { business_id: await makeBusiness(db, { city: 'Nashik' }) });
  expect(await search(deep)).toMatchObject({ data: [], totalContractors: 2, totalPages: 1, currentPage: 50 });
});

test('a list that was remembered shows a review, a price and a decision at the next search', async () => {
  const id = await makeBusiness(db, { city: 'Kolhapur', price: 'On request', images: [] });
  const lists = { rated: { rating: '4' }, priced: { price: '1' }, pictured: { photos: '1' }, checked: { checked: '1' } };
  const found = async () => {
    const answers = await Promise.all(Object.values(lists).map((filter) => search({ city: 'Kolhapur', counts: '1', ...filter })));
    return answers.map(({ ids, facets }) => [ids.length, facets.reviews]);
  };
  for (let n = 0; n < 2; n++) expect(await found()).toEqual([0, 0, 0, 0].map((none) => [none, none]));
  await makeReview(db, { business_id: id, rating: 4 });
  expect(await found()).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  const change = { price: '45 per sq ft', images: ['demo/waterproofing-1'], vetted_at: new Date() };
  await db.updateTable('businesses').set(change).where('business_id', '=', id).execute();
  expect(await found()).toEqual([1, 1, 1, 1].map((one) => [one, one]));
  await makeReview(db, { business_id: id, rating: 1 });
  expect((await found())[0]).toEqual([0, 0]);
  await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', id).execute();
  expect(await found()).toEqual([0, 0, 0, 0].map((none) => [none, none]));
});

test('who answers quickly answers at least half of five enquiries or more, the middle one within four hours', async () => {
  const [quick, slow, silent, rare] = await Promise.all([1, 2, 3, 4].map(() => makeBusiness(db, { city: 'Solapur' })));
  const ask = (business_id: string | undefined, minutes: (number | undefined)[]) =>
    Promise.all(
      minutes.map((after) => {
        const created_at = new Date(Date.now() - 2 * 24 * 3_600_000);
        const replied_at = after === undefined ? null : new Date(created_at.getTime() + after * 60_000);
        return makeEnquiry(db, { business_id: business_id as string, created_at, replied_at });
      }),
    );
  await ask(quick, [10, 200, 240, 900, undefined]);
  await ask(slow, [10, 300, 400, 500, 600]);
  await ask(silent, [10, 20, undefined, undefined, undefined]);
  await ask(rare, [10, 20, 30, 40]);
  await followAnswersNow(context);
  expect((await search({ city: 'Solapur', quick: '1' })).ids).toEqual([quick]);
  await ask(quick, [undefined, undefined, undefined, undefined]);
  await followAnswersNow(context);
  expect((await search({ city: 'Solapur', quick: '1' })).ids).toEqual([]);
});
