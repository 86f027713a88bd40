import { expect, test } from 'vitest';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app } = await createTestApp();

test('autocomplete answers places from the second letter on', async () => {
  const { status, body } = await call(app, 'GET', '/api/v1/places/autocomplete?q=pune%20mah&limit=3');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    data: [{ formatted_address: 'Pune, Maharashtra, India', name: 'Pune', city: 'Pune', state: 'Maharashtra', kind: 'city' }],
  });
  expect(body.data[0]).toEqual(expect.objectContaining({ id: 'pune-maharashtra', lat: expect.any(Number), lng: expect.any(Number) }));
});

test.each(['', '?q=', '?q=p', '?q=%25', '?q=%F0%9F%8F%97'])('autocomplete%s is an empty list', async (query) => {
  expect(await call(app, 'GET', `/api/v1/places/autocomplete${query}`)).toMatchObject({ status: 200, body: { success: true, data: [] } });
});

test.each([`?q=${'a'.repeat(10_000)}`, '?q=pune%00', '?q=pune&limit=0', '?q=pune&limit=abc', '?q=pune&limit=100000'])(
  'autocomplete refuses bad input (%#)',
  async (query) => {
    expect(await call(app, 'GET', `/api/v1/places/autocomplete${query}`)).toMatchObject({ status: 400, body: { success: false } });
  },
);

test('reverse answers the locality of a point, and its city', async () => {
  const { status, body } = await call(app, 'GET', '/api/v1/places/reverse?lat=18.507&lng=73.807');
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, data: { name: 'Kothrud', city: 'Pune', state: 'Maharashtra', kind: 'locality' } });
});

test('reverse finds nothing outside India', async () => {
  expect(await call(app, 'GET', '/api/v1/places/reverse?lat=51.5&lng=-0.12')).toMatchObject({
    status: 404,
    body: { success: false, message: 'Place not found', code: 'place_not_found' },
  });
});

test.each(['', '?lat=18.5', '?lat=abc&lng=73', '?lat=91&lng=73', '?lat=18&lng=181', '?lat=NaN&lng=1', '?lat=1e1&lng=73', '?lat=&lng='])(
  'reverse%s is bad input',
  async (query) => {
    expect(await call(app, 'GET', `/api/v1/places/reverse${query}`)).toMatchObject({ status: 400, body: { success: false } });
  },
);

test('within answers the most populous cities of an area', async () => {
  const { status, body } = await call(app, 'GET', '/api/v1/places/within?south=18&west=72.7&north=19.5&east=74.2&limit=3');
  expect(status).toBe(200);
  expect(body.data.map(({ city }: { city: string }) => city)).toEqual(['Mumbai', 'Pune', 'Thane']);
  const { body: sea } = await call(app, 'GET', '/api/v1/places/within?south=10&west=64&north=12&east=66');
  expect(sea.data).toEqual([]);
});

test('within a small area come the localities of its cities too, also where no city has its middle', async () => {
  const baner = '/api/v1/places/within?south=18.54&west=73.76&north=18.58&east=73.81';
  const { body } = await call(app, 'GET', baner);
  const { body: few } = await call(app, 'GET', `${baner}&limit=1`);
  expect(body.data.map(({ kind }: { kind: string }) => kind)).not.toContain('city');
  expect(body.data.map(({ name }: { name: string }) => name)).toContain('Baner');
  expect(new Set(body.data.map(({ id }: { id: string }) => id)).size).toBe(body.data.length);
  expect(few.data).toEqual(body.data.slice(0, 1));
});

test('within refuses what is no area', async () => {
  for (const query of [
    '',
    '?south=18&west=73&north=19',
    '?south=x&west=73&north=19&east=74',
    '?south=19&west=73&north=18&east=74',
    '?south=18&west=74&north=19&east=73',
    '?south=-91&west=73&north=19&east=74',
    '?south=18&west=73&north=19&east=1e9',
    '?south=18&west=73&north=19&east=74&limit=0',
    '?south=18&west=73&north=19&east=74&limit=101',
  ]) {
    expect(await call(app, 'GET', `/api/v1/places/within${query}`), query).toMatchObject({ status: 400, body: { success: false } });
  }
});
