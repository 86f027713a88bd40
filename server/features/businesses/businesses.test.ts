import { beforeAll, describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

const ids: Record<string, string> = {};

beforeAll(async () => {
  ids.full = await makeBusiness(db, {
    name: 'Deccan Waterproofing',
    images: ['demo/waterproofing-1', 'demo/waterproofing-2'],
    price: '45 per sq ft',
    lat: 18.559,
    lng: 73.7868,
  });
  ids.plain = await makeBusiness(db, { name: 'Sahyadri Waterproofing' });
  ids.pending = await makeBusiness(db, { name: 'Pending Waterproofing', status: 'pending' });
  ids.rejected = await makeBusiness(db, { name: 'Rejected Waterproofing', status: 'rejected' });
  for (const rating of [5, 4.5, 3.5]) await makeReview(db, { business_id: ids.full, rating });
  for (let likes = 0; likes < 3; likes++) await makeLike(db, { business_id: ids.full });
  await makeLike(db, { business_id: ids.plain });
  await makeLike(db, { business_id: ids.pending });
});

const PUBLIC_FIELDS = [
  '_id',
  'address',
  'average_rating',
  'city',
  'createdAt',
  'description',
  'descriptionHindi',
  'image',
  'languages',
  'lat',
  'lng',
  'name',
  'nameHindi',
  'openingHours',
  'price',
  'priceAmount',
  'priceFrom',
  'priceUnit',
  'service',
  'shortDescription',
  'shortDescriptionHindi',
  'state',
  'totalLikes',
  'totalReviews',
  'workingSince',
];

describe('get-details', () => {
  test('gives a visitor the public fields, never phone or e-mail', async () => {
    const { status, body } = await call(app, 'GET', `/api/v1/contractor/get-details/${ids.full}`);
    expect(status).toBe(200);
    expect(Object.keys(body.contractor).sort()).toEqual(PUBLIC_FIELDS);
    expect(body).toMatchObject({
      success: true,
      phoneAccess: 'sign_in',
      contractor: {
        _id: ids.full,
        name: 'Deccan Waterproofing',
        image: ['/media/demo/waterproofing-1-1280.webp', '/media/demo/waterproofing-2-1280.webp'],
        totalReviews: 3,
        totalLikes: 3,
        price: '45 per sq ft',
      },
    });
  });

  test('says where a business is, where that is known', async () => {
    const details = async (id: string | undefined) => (await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).body.contractor;
    expect(await details(ids.full)).toMatchObject({ lat: 18.559, lng: 73.7868 });
    expect(await details(ids.plain)).toMatchObject({ lat: null, lng: null });
  });

  test('average_rating is the exact mean', async () => {
    const { body } = await call(app, 'GET', `/api/v1/contractor/get-details/${ids.full}`);
    expect(body.contractor.average_rating).toBeCloseTo(13 / 3, 12);
  });

  test.each(['pending', 'rejected'])('a %s business is not found', async (status) => {
    const answer = await call(app, 'GET', `/api/v1/contractor/get-details/${ids[status]}`);
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('Business not found');
  });
});

describe('lists', () => {
  test('get-all lists approved businesses, best first, with the page it is', async () => {
    const { body } = await call(app, 'GET', '/api/v1/contractor/get-all');
    expect(body).toMatchObject({ success: true, totalContractors: 2, totalPages: 1, currentPage: 1 });
    expect(body.contractor.map(({ name }: { name: string }) => name)).toEqual(['Deccan Waterproofing', 'Sahyadri Waterproofing']);
    expect(Object.keys(body.contractor[0]).sort()).toEqual(PUBLIC_FIELDS);
  });

  test.each(['pending', 'rejected'])('the admin lists %s businesses with all that is known of them', async (status) => {
    const { headers } = await signInAdmin(db);
    const list = (query: string) => call(app, 'GET', `/api/v1/contractor/get-all?status=${status}${query}`, undefined, headers);
    const { body } = await list('&limit=8');
    expect(body).toMatchObject({ totalContractors: 1, totalPages: 1, currentPage: 1 });
    expect(body.contractor).toMatchObject([{ _id: ids[status], status, email: expect.any(String), phoneNo: expect.any(String) }]);
    expect((await list('&service=WATERPROOFING&completeAddress=kothrud, pune')).body.totalContractors).toBe(1);
    expect((await list('&service=Cement')).body.totalContractors).toBe(0);
    expect((await list('&page=2')).body).toMatchObject({ contractor: [], totalContractors: 1, currentPage: 2 });
  });

  test('search answers in both forms', async () => {
    for (const query of ['q=waterproofing', 'city=pune&state=MAHARASHTRA&service=waterproofing', 'service=Waterproofing']) {
      const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${query}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, totalContractors: 2, totalPages: 1, currentPage: 1 });
      expect(body.data).toHaveLength(2);
      expect(Object.keys(body.data[0]).sort()).toEqual(PUBLIC_FIELDS);
    }
  });

  test('page and limit cut the list without gaps or repeats', async () => {
    const first = await call(app, 'GET', '/api/v1/contractor/search?city=Pune&limit=1&page=1');
    const second = await call(app, 'GET', '/api/v1/contractor/search?city=Pune&limit=1&page=2');
    const third = await call(app, 'GET', '/api/v1/contractor/search?city=Pune&limit=1&page=3');
    expect([...first.body.data, ...second.body.data].map(({ _id }) => _id)).toEqual([ids.full, ids.plain]);
    expect(second.body).toMatchObject({ totalContractors: 2, totalPages: 2, currentPage: 2 });
    expect(third.body).toMatchObject({ data: [], totalContractors: 2, currentPage: 3 });
  });

  test('the most liked come first and are approved', async () => {
    const { body } = await call(app, 'GET', '/api/v1/contractor/get/most-liked');
    expect(body.contractors.map(({ _id }: { _id: string }) => _id)).toEqual([ids.full, ids.plain]);
  });

  test('of the most liked those of a city come first, by any of its names, and others fill the row', async () => {
    const ask = async (query: string) => {
      const { status, body } = await call(app, 'GET', `/api/v1/contractor/get/most-liked?${query}`);
      expect(status).toBe(200);
      return body.contractors.map(({ _id }: { _id: string }) => _id);
    };
    const far = await makeBusiness(db, { status: 'approved', city: 'Bengaluru', state: 'Karnataka' });
    await makeBusiness(db, { status: 'pending', city: 'Bengaluru', state: 'Karnataka' });
    for (const city of ['Bengaluru', 'bangalore', ' BENGALURU '])
      expect(await ask(`city=${encodeURIComponent(city)}&state=karnataka`)).toEqual([far, ids.full, ids.plain]);
    // A city of that name elsewhere, one that nobody knows, and half a place are none.
    for (const query of ['city=Bengaluru&state=Bihar', 'city=Atlantis&state=Goa', 'city=Bengaluru', `city=${'x'.repeat(200)}&state=Goa`])
      expect((await ask(query)).slice(0, 2)).toEqual([ids.full, ids.plain]);
    await db.deleteFrom('businesses').where('city', '=', 'Bengaluru').execute();
  });

  test('reviews are newest first and without e-mails', async () => {
    const { body } = await call(app, 'GET', `/api/v1/review/get/${ids.full}`);
    expect(body.reviews.map(({ rating }: { rating: number }) => rating)).toEqual([3.5, 4.5, 5]);
    const marks = ['askedFor', 'contacted', 'workDone'];
    const shown = ['_id', 'business', 'createdAt', 'description', 'helpful', 'image', 'name', 'rating', 'reply', ...marks].toSorted();
    expect(Object.keys(body.reviews[0]).sort()).toEqual(shown);
    expect((await call(app, 'GET', `/api/v1/review/get/${ids.pending}`)).status).toBe(404);
  });
});
