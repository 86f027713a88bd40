import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listEditablePrices } from '#server/features/prices/list-prices.ts';
import { makePriceTicker } from '#tests/factories/price-ticker.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const { headers, id: adminId } = await signInAdmin(db);

const cement = { price: 395, price_unit: 'per 50 kg bag', city: 'Pune', material: 'OPC 53 cement' };
const add = (body: unknown) => call(app, 'POST', '/api/v1/price-ticker/add', body, headers);
const update = (id: string, body: unknown) => call(app, 'PUT', `/api/v1/price-ticker/update/${id}`, body, headers);
const remove = (id: string) => call(app, 'DELETE', `/api/v1/price-ticker/delete/${id}`, undefined, headers);
const history = (id: string) => call(app, 'GET', `/api/v1/price-ticker/history/${id}`);
const shown = async (id: string) =>
  (await call(app, 'GET', '/api/v1/price-ticker/get')).body.data.find(({ _id }: { _id: string }) => _id === id);
const edited = async (id: string) =>
  (await listEditablePrices(context, { kind: 'admin', adminId, role: 'admin' })).find(({ _id }) => _id === id);

describe('prices', () => {
  test('are added, changed and deleted, each at once for everybody', async () => {
    const added = await add(cement);
    expect(added).toMatchObject({ status: 201, body: { message: 'Price Ticker added successfully', data: { ...cement, version: 1 } } });
    const { _id: id, updatedAt } = added.body.data;
    expect(await shown(id)).toEqual({ _id: id, ...cement, updatedAt });
    const changed = await update(id, { ...cement, price: ' 402.50 ', version: 1 });
    expect(changed).toMatchObject({
      status: 200,
      body: { message: 'Price Ticker updated successfully', data: { price: 402.5, version: 2 } },
    });
    expect(await shown(id)).toMatchObject({ price: 402.5 });
    expect((await history(id)).body.history.map(({ price }: { price: number }) => price)).toEqual([395, 402.5]);
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Price Ticker deleted successfully' } });
    expect(await shown(id)).toBeUndefined();
    expect(await history(id)).toMatchObject({ status: 404, body: { message: 'Price ticker not found' } });
    const trail = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('created_at').execute();
    expect(trail).toMatchObject([
      { action: 'add', admin_id: adminId, subject_kind: 'price_ticker', subject_name: 'OPC 53 cement' },
      { action: 'update', changes: { price: { before: 395, after: 402.5 } } },
      { action: 'delete', changes: { price: { before: 402.5, after: null } } },
    ]);
    expect(trail[1]?.changes).not.toHaveProperty('city');
  });

  test.each([
    ['Please fill in all the fields.', [undefined, null, '', '   ']],
    ['Enter the price in rupees as a number, such as 395 or 58.50', ['cheap', '1,200', '4e5', 'Infinity', '0x10', true, [395], {}]],
    ['The price cannot be below 0', [-1, '-0.01']],
    ['The price can be at most 10,00,00,000', [100_000_001, '9'.repeat(5_000)]],
  ])('%s', async (message, prices) => {
    const id = await makePriceTicker(db);
    for (const price of prices) {
      const refused = { status: 400, body: { message, errors: { price: message } } };
      expect(await add({ ...cement, price }), String(price)).toMatchObject(refused);
      expect(await update(id, { ...cement, price }), String(price)).toMatchObject(refused);
    }
    expect((await history(id)).body.history).toHaveLength(1);
  });

  test('need every field, told before what is wrong with the price', async () => {
    const message = 'Please fill in all the fields.';
    for (const field of ['price_unit', 'city', 'material']) {
      for (const value of [undefined, '', '  ', 5, {}]) {
        expect(await add({ ...cement, price: -1, [field]: value })).toMatchObject({
          status: 400,
          body: { message, errors: { [field]: message } },
        });
      }
    }
    expect(await add({ ...cement, material: 'm'.repeat(201) })).toMatchObject({ status: 400, body: { message: 'This text is too long' } });
    for (const [price, kept] of [
      [0, 0],
      ['0', 0],
      ['-0', 0],
      ['.5', 0.5],
      [58.555, 58.56],
      [100_000_000, 100_000_000],
    ]) {
      expect((await add({ ...cement, price })).body.data.price).toBe(kept);
    }
  });

  test('that are not there are not found', async () => {
    for (const id of ['nonsense', '018f3e9e-0000-7000-8000-000000000000']) {
      const notFound = { status: 404, body: { message: 'Price ticker not found' } };
      for (const answer of [await update(id, cement), await remove(id), await history(id)]) expect(answer).toMatchObject(notFound);
    }
    const id = await makePriceTicker(db);
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('tell the second of two admins that the first was faster', async () => {
    const id = await makePriceTicker(db);
    const answers = await Promise.all([400, 410].map((price) => update(id, { ...cement, price, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('edit_conflict');
    expect((await history(id)).body.history).toHaveLength(2);
  });
});

describe('the age of a price', () => {
  test('is that of its last change or confirmation; after thirty days it is old', async () => {
    const id = await makePriceTicker(db, { updated_at: sql`now() - interval '31 days'` as never });
    const fresh = await makePriceTicker(db, { updated_at: sql`now() - interval '29 days'` as never });
    expect(await edited(id)).toMatchObject({ isOld: true });
    expect(await edited(fresh)).toMatchObject({ isOld: false });
    const before = await shown(id);
    expect((await update(id, cement)).status).toBe(200);
    const after = await shown(id);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(await edited(id)).toMatchObject({ isOld: false, history: [{ price: 395 }] });
  });
});
