import { expect, test } from 'vitest';
import { messages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

async function search(filters: Record<string, string | number>) {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  const { body } = await call(app, 'GET', `/api/v1/contractor/search?${query}`);
  return { ...body, ids: body.data.map(({ _id }: { _id: string }) => _id) };
}

const cementIn = (city: string, price_amount: number | null, price_unit: string | null = 'bag', more = {}) =>
  makeBusiness(db, { service: 'Cement', city, price: 'On request', price_amount, price_unit, ...more });

test('a list is narrowed and ordered by the prices for the usual unit of its service, with what each amount finds', async () => {
  const inNagpur = { service: 'Cement', city: 'Nagpur' };
  const dear = await cementIn('Nagpur', 420);
  const cheap = await cementIn('Nagpur', 340, 'bag', { price_from: true });
  const middle = await cementIn('Nagpur', 380);
  const byTonne = await cementIn('Nagpur', 7, 'kg');
  const silent = await cementIn('Nagpur', null, null);
  const cheapest = await search({ ...inNagpur, sort: 'price', counts: 1 });
  expect(cheapest.ids.slice(0, 3)).toEqual([cheap, middle, dear]);
  expect(cheapest.ids.slice(3).toSorted()).toEqual([byTonne, silent].toSorted());
  expect(cheapest.facets.prices).toEqual({ unit: 'bag', upTo: [{ value: 500, count: 3 }] });
  expect(cheapest.data[0]).toMatchObject({ priceAmount: 340, priceUnit: 'bag', priceFrom: true });

  const within = await search({ ...inNagpur, upTo: 380, counts: 1 });
  expect([within.ids.toSorted(), within.totalContractors]).toEqual([[cheap, middle].toSorted(), 2]);
  expect(within.facets.prices.upTo).toEqual([
    { value: 380, count: 2 },
    { value: 500, count: 3 },
  ]);
  // An amount is a price, though the text has no digit.
  expect(within.facets).toMatchObject({ price: 2, photos: 0 });
  expect((await search({ ...inNagpur, price: 1 })).totalContractors).toBe(4);

  const nothing = await search({ ...inNagpur, upTo: 339, counts: 1 });
  expect(nothing).toMatchObject({ ids: [], totalContractors: 0 });
  expect(nothing.facets.less).toEqual([{ filter: 'upTo', count: 5 }]);
});

test('what an owner says is in the next search, whatever was remembered', async () => {
  const id = await cementIn('Akola', null, null);
  const asked = { service: 'Cement', city: 'Akola', upTo: 400, counts: 1 };
  for (let n = 0; n < 2; n++) expect((await search(asked)).ids).toEqual([]);
  const set = (price: object) => db.updateTable('businesses').set(price).where('business_id', '=', id).execute();
  await set({ price_amount: 400, price_unit: 'bag' });
  expect((await search(asked)).ids).toEqual([id]);
  await set({ price_unit: 'tonne' });
  expect((await search(asked)).ids).toEqual([]);
  await set({ price_amount: 401, price_unit: 'bag' });
  expect((await search(asked)).ids).toEqual([]);
});

test('a service that was renamed keeps its usual unit, under both names', async () => {
  const { headers } = await signInAdmin(db);
  const { service } = await db
    .selectFrom('services')
    .select(['service_id as service'])
    .where('name', '=', 'Iron')
    .executeTakeFirstOrThrow();
  const id = await makeBusiness(db, { service: 'Iron', city: 'Latur', price_amount: 59, price_unit: 'kg' });
  const { status } = await call(app, 'PUT', `/api/v1/service/update/${service}`, { name: 'Steel bars', category: 'supplier' }, headers);
  expect(status).toBe(200);
  for (const name of ['Steel bars', 'Iron']) {
    const { ids, facets } = await search({ service: name, city: 'Latur', upTo: 60, counts: 1 });
    expect([name, ids, facets.prices.unit]).toEqual([name, [id], 'kg']);
  }
});

test('without prices for the usual unit none are offered', async () => {
  await cementIn('Wardha', 7, 'kg');
  expect((await search({ service: 'Cement', city: 'Wardha', counts: 1 })).facets).not.toHaveProperty('prices');
  expect((await search({ city: 'Wardha', counts: 1 })).facets).not.toHaveProperty('prices');
});

test.each(['', 'city=Pune&', 'service=Borewell+drilling&', 'service=lift+repair&'])(
  'without one service of the list (%s) prices cannot be compared, and that is said',
  async (place) => {
    for (const wish of ['upTo=500', 'sort=price', 'upTo=500&sort=price&counts=1']) {
      const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${place}&${wish}`);
      expect([wish, status, body.message]).toEqual([wish, 400, messages.pricesNeedService]);
    }
  },
);

test.each(['0', '-1', '1e12', '1000000000000', '100000001', 'NaN', '45.5', '045', '', ' ', '₹500', '500&upTo=600'])(
  'up to %j is refused in words',
  async (upTo) => {
    const amount = upTo.includes('&') ? upTo : encodeURIComponent(upTo);
    const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?service=Cement&upTo=${amount}`);
    expect([status, body.message]).toEqual([400, messages.unknownPriceLimit]);
  },
);
