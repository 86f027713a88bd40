import { expect, test } from 'vitest';
import { priceUnits } from '#shared/price-units.ts';
import { messages } from '#shared/texts.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const server = await createImports();
const { admin, app, db } = server;
const { edit, registered, sendForm } = businessCallsOf(server);
const { invalidPriceAmount, unknownPriceUnit, invalidPriceFrom, priceNeedsAmount, priceNeedsUnit } = messages;

const { given, id, headers } = await registered();
const { password: _, image: __, ...fields } = given;
const profile = { ...fields, description: 'Kitchens, bathrooms and terraces.' };
const none = { priceAmount: null, priceUnit: null, priceFrom: false };
const stored = async () => {
  const { contractor } = (await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers)).body;
  const { priceAmount, priceUnit, priceFrom } = contractor;
  return { priceAmount, priceUnit, priceFrom };
};
const asTeam = (body: object) => call(app, 'PUT', `/api/v1/contractor/update/${id}`, body, admin.headers);

test('a business that has said none has none', async () => {
  expect(await stored()).toEqual(none);
});

test.each([
  [{ priceAmount: 45, priceUnit: 'sq ft', priceFrom: true }, undefined],
  [
    { priceAmount: ' ₹1,25,000 ', priceUnit: 'per Sq. Ft.', priceFrom: 'yes' },
    { priceAmount: 125_000, priceUnit: 'sq ft', priceFrom: true },
  ],
  [
    { priceAmount: 'Rs 007', priceUnit: 'BAGS', priceFrom: 'no' },
    { priceAmount: 7, priceUnit: 'bag', priceFrom: false },
  ],
  [
    { priceAmount: '500Rs/-.', priceUnit: 'प्रति वर्ग फुट', priceFrom: 'no' },
    { priceAmount: 500, priceUnit: 'sq ft', priceFrom: false },
  ],
  [{ priceAmount: 1, priceUnit: 'kW', priceFrom: false }, undefined],
  [{ priceAmount: 100_000_000, priceUnit: 'project', priceFrom: false }, undefined],
])('%j is taken from owner and team', async (price, kept) => {
  await edit({ ...profile, ...none }, headers);
  expect((await edit({ ...profile, ...price }, headers)).body.contractor).toMatchObject(kept ?? price);
  await edit({ ...profile, ...none }, headers);
  expect((await asTeam({ ...profile, ...price })).body.contractor).toMatchObject(kept ?? price);
});

test.each(priceUnits)('the unit %s can be stored', async (priceUnit) => {
  const { status } = await edit({ ...profile, priceAmount: 45, priceUnit }, headers);
  expect([status, (await stored()).priceUnit]).toEqual([200, priceUnit]);
});

test.each([
  ...[0, -1, 1e12, 100_000_001, 45.5, '45.50', 'NaN', '1e3', 'a lot', true, [45], {}, '9'.repeat(400)].map(
    (priceAmount) => [{ priceAmount }, 'priceAmount', invalidPriceAmount] as const,
  ),
  ...['furlong', 'constructor', 7, ['bag'], {}].map((priceUnit) => [{ priceUnit }, 'priceUnit', unknownPriceUnit] as const),
  ...['perhaps', 2, {}, ['yes'], { toString: 'a', valueOf: 1 }, 'constructor'].map(
    (priceFrom) => [{ priceFrom }, 'priceFrom', invalidPriceFrom] as const,
  ),
  [{ priceAmount: null }, 'priceAmount', priceNeedsAmount] as const,
  [{ priceAmount: '' }, 'priceAmount', priceNeedsAmount] as const,
  [{ priceUnit: null }, 'priceUnit', priceNeedsUnit] as const,
  [{ priceUnit: ' ' }, 'priceUnit', priceNeedsUnit] as const,
])('%j is refused at %s, and nothing is changed', async (wrong, field, message) => {
  const price = { priceAmount: 45, priceUnit: 'sq ft', priceFrom: true };
  await edit({ ...profile, ...price }, headers);
  const { priceAmount, priceUnit, priceFrom } = { ...price, ...wrong };
  const answers = [
    await edit({ ...profile, price: 'other', priceAmount, priceUnit, priceFrom }, headers),
    await asTeam({ ...profile, priceAmount, priceUnit, priceFrom }),
    // The other part is what is stored.
    await edit({ ...profile, price: 'other', ...wrong }, headers),
  ];
  for (const { status, body } of answers) expect([status, body.message, body.errors]).toEqual([400, message, { [field]: message }]);
  expect(await stored()).toEqual(price);
});

test('one half of a price is refused where the other half is not there yet', async () => {
  await edit({ ...profile, ...none }, headers);
  for (const [half, message] of [
    [{ priceAmount: 45 }, priceNeedsUnit],
    [{ priceUnit: 'bag' }, priceNeedsAmount],
  ] as const) {
    const { status, body } = await edit({ ...profile, ...half }, headers);
    expect([status, body.message]).toEqual([400, message]);
  }
  expect(await stored()).toEqual(none);
});

test('what is absent stays, what is empty is taken away, by a form without script too', async () => {
  const price = { priceAmount: 45, priceUnit: 'bag', priceFrom: true };
  await edit({ ...profile, ...price }, headers);
  await edit(profile, headers);
  expect(await stored()).toEqual(price);
  await edit({ ...profile, priceAmount: 50 }, headers);
  expect(await stored()).toEqual({ ...price, priceAmount: 50 });
  const emptied = Object.entries({ ...profile, priceAmount: '', priceUnit: '', priceFrom: 'no' });
  expect((await sendForm('PUT', '/api/v1/contractor/edit', emptied, headers)).status).toBe(200);
  expect(await stored()).toEqual(none);
  const filled = Object.entries({ ...profile, priceAmount: '1,200', priceUnit: 'day', priceFrom: 'yes' });
  expect((await sendForm('PUT', '/api/v1/contractor/edit', filled, headers)).status).toBe(200);
  expect(await stored()).toEqual({ priceAmount: 1200, priceUnit: 'day', priceFrom: true });
});

test('the team reads what the owner of an approved business changed, which stays approved', async () => {
  await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
  await edit({ ...profile, ...none }, headers);
  const { body: edited } = await edit({ ...profile, priceAmount: 125_000, priceUnit: 'visit', priceFrom: true }, headers);
  expect(edited.contractor.status).toBe('approved');
  const { body } = await call(app, 'GET', '/api/v1/admin/business/edits?limit=1', undefined, admin.headers);
  expect(body.edits[0].changes).toEqual([
    { field: 'priceAmount', before: '', after: '125000' },
    { field: 'priceUnit', before: '', after: 'visit' },
    { field: 'priceFrom', before: 'No', after: 'Yes' },
  ]);
});

test('rows of a file bring it, and half of it is left out with a remark', async () => {
  const columns = 'name,service,phoneNo,email,address,city,state,price,shortDescription,priceAmount,priceUnit,priceFrom';
  const row = (phoneNo: string, price: string) =>
    `Price Tiles ${phoneNo},Cement,${phoneNo},price@example.in,Karve Road,Pune,Maharashtra,45,Tiles,${price}`;
  const rows = [
    row('9822066001', '"1,25,000",per bag,yes'),
    row('9822066002', ',,'),
    row('9822066003', '380,,'),
    row('9822066004', ',bag,no'),
    row('9822066005', '0,furlong,perhaps'),
  ];
  const { body } = await server.upload([columns, ...rows].join('\n'));
  expect(body.import).toMatchObject({ newCount: 5, errorCount: 0, ignoredColumns: [] });
  const leftOut = (column: string, why: string) => ({ column, text: `${why}. The cell is left out` });
  const { rows: taken } = await server.read(body.import._id);
  expect(taken.map(({ remarks }) => remarks)).toEqual([
    [],
    [],
    [leftOut('priceUnit', priceNeedsUnit)],
    [leftOut('priceAmount', priceNeedsAmount)],
    [leftOut('priceAmount', invalidPriceAmount), leftOut('priceUnit', unknownPriceUnit), leftOut('priceFrom', invalidPriceFrom)],
  ]);
  await server.importAll(body.import._id);
  expect(await server.businessOf('9822066001')).toMatchObject({ price_amount: 125_000, price_unit: 'bag', price_from: true });
  for (const phoneNo of ['9822066002', '9822066003', '9822066004', '9822066005']) {
    expect(await server.businessOf(phoneNo)).toMatchObject({ price_amount: null, price_unit: null, price_from: false });
  }
});
