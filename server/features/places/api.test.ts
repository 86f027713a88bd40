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

test('reverse answers the city of a point', async () => {
  const { status, body } = await call(app, 'GET', '/api/v1/places/reverse?lat=18.507&lng=73.807');
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, data: { city: 'Pune', state: 'Maharashtra' } });
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
