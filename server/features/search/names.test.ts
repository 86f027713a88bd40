import { expect, test } from 'vitest';
import { refreshPopularity } from '#server/features/search/refresh.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

const search = async (query: Record<string, string>) => {
  const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ page: '1', limit: '5', ...query })}`);
  expect(status, JSON.stringify(query)).toBe(200);
  return body;
};
const find = async (q: string, more: Record<string, string> = {}): Promise<string[]> =>
  (await search({ q, ...more })).data.map(({ name }: { name: string }) => name);

/** As many other businesses as fill a page, each more liked than those that are looked for. */
const CROWD = [
  'Dealers',
  'Traders',
  'Park Steel',
  'Sons of Bharat',
  'Ganesh Tiles',
  'Cafe Works',
  'Ltd Edition',
  'M S Paints',
  'Company Road Iron',
];
const NAMES = [
  'R. K. Bhosekar & Sons (P) Ltd.',
  'M/s Dabholkar Traders',
  'Sunrise Café',
  'Shree-Ganesh Kirana',
  "D'Souza Décor",
  'A-1 Zinc',
  'L&T Zedworks',
  'Saikrupa Zedtiles',
  'Jai Bhavani Iron Tamil Nadu Steel',
];
for (const name of CROWD) {
  for (let n = 0; n < 8; n += 1) {
    const id = await makeBusiness(db, { name: `${name} ${n}`, service: 'Iron', city: 'Chennai', state: 'Tamil Nadu' });
    await db.updateTable('business_stats').set({ like_count: 50 }).where('business_id', '=', id).execute();
  }
}
for (const name of NAMES) await makeBusiness(db, { name, service: 'Iron' });
await refreshPopularity(db);

test.each([
  ['RK Bhosekar', 0],
  ['rk bhosekar', 0],
  ['r.k.bhosekar', 0],
  ['R K Bhosekar', 0],
  ['R.K. Bhosekar', 0],
  ['R. K. Bhosekar and Sons Private Limited', 0],
  ['M/s RK Bhosekar & Co', 0],
  ['Messrs. R.K. Bhosekar', 0],
  ['RKBhosekar', 0],
  ['rk bhosekar pune', 0],
  ['Bhosekar RK', 0],
  ['M/s. Dabholkar Traders', 1],
  ['M/S Dabholkar Traders', 1],
  ['Dabholkar Traders', 1],
  ['Messrs Dabholkar Traders Pvt. Ltd.', 1],
  ['Dabholkar Traders (P) Ltd', 1],
  ['m/s dabholkar traders pune', 1],
  ['Dabholkar & Traders LLP', 1],
  ['sunrise cafe', 2],
  ['SUNRISE CAFÉ', 2],
  ['Sunrise Cafe\u0301', 2],
  ['sunrise-cafe', 2],
  ['Shree Ganesh Kirana', 3],
  ['Shreeganesh Kirana', 3],
  ['shree–ganesh kirana', 3],
  ['DSouza Decor', 4],
  ['D’Souza Décor', 4],
  ['dsouza', 4],
  ['A1 Zinc', 5],
  ['A 1 Zinc', 5],
  ['L and T Zedworks', 6],
  ['L & T Zedworks', 6],
  ['LT Zedworks', 6],
  ['Sai Krupa Zedtiles', 7],
  ['Sai-Krupa Zedtiles & Bros', 7],
  ['Jai Bhavani Iron Tamil Nadu Steel', 8],
])('%s', async (q, at) => {
  const name = NAMES[at] as string;
  expect((await find(q))[0], 'sent').toBe(name);
  expect((await find(q, { counted: '0' }))[0], 'typed').toBe(name);
  expect((await find(q, { exact: '1' }))[0], 'its words alone').toBe(name);
});

test.each([
  'Dabholkar Traders P',
  'Dabholkar Traders Pv',
  'Dabholkar Traders Pvt. Li',
  'M/s. Dabh',
  'RK Bho',
  'r.k.bh',
  'Shreeg',
  'Sai Krupa Z',
])('while it is typed: %s', async (q) => {
  const [first = ''] = await find(q, { counted: '0' });
  expect(NAMES, first).toContain(first);
});

test('a whole name is said to be one, so that it stands before what its words mean; a trade and a place are none', async () => {
  const { understood } = await search({ q: 'Jai Bhavani Iron Tamil Nadu Steel', counted: '0' });
  expect(understood.meanings.length).toBeGreaterThan(0);
  expect(understood.named).toBe(1);
  await makeBusiness(db, { name: 'Iron Chennai', service: 'Glass', city: 'Mumbai' });
  expect((await search({ q: 'iron chennai' })).understood.named).toBe(0);
});

test.each([
  ['Telangana Railings', 'Gates/grills/railings'],
  ['Dwarka Builders', 'Construction Contractors'],
  ['Kota Stone Jaipur', 'Marbles and stone'],
])('whose name is a trade and a place comes first among those who do this work: %s', async (name, service) => {
  for (const city of ['Hyderabad', 'Rajkot', 'Jaipur', 'Kota', 'Dwarka']) {
    const id = await makeBusiness(db, { name: `${name} Park of ${city}`, service, city });
    await db.updateTable('business_stats').set({ like_count: 50 }).where('business_id', '=', id).execute();
  }
  await makeBusiness(db, { name, service, city: 'Nashik' });
  await refreshPopularity(db);
  const ways: Record<string, string>[] = [{}, { counted: '0' }, { city: 'Pune', state: 'Maharashtra' }];
  for (const more of ways) {
    expect((await find(name, more))[0]).toBe(name);
    expect((await search({ q: name, ...more })).understood?.named ?? 1).toBe(1);
  }
});

test('a name that is half said stands before what its words mean, and asks for no place; what only names trades and places does not', async () => {
  await makeBusiness(db, { name: 'Jai Zethra Bricks', name_hi: 'जय ज़ेथ्रा ईंट', service: 'Bricks/sand', city: 'Zirakpur', state: 'Punjab' });
  await makeBusiness(db, { name: 'Zethra Plumbing Works', service: 'Plumbing Contractors', city: 'Chennai', state: 'Tamil Nadu' });
  const said = async (q: string, more: Record<string, string> = {}) => {
    const { data, understood } = await search({ q, ...more });
    return { first: data[0]?.name, named: understood?.named, widened: understood?.widened };
  };
  const ways: Record<string, string>[] = [{}, { counted: '0' }, { city: 'Pune', state: 'Maharashtra', counted: '0' }];
  for (const more of ways) {
    // The town of Zirakpur has no plumber, and no Zethra asked for one.
    for (const q of ['Zethra plumbing', 'zethra PLUMBING', 'Plumbing Zethra'])
      expect(await said(q, more), q).toEqual({ first: 'Zethra Plumbing Works', named: 1, widened: undefined });
  }
  for (const q of ['zethra bricks', 'Jai Zethra bric', 'ज़ेथ्रा ईंट'])
    expect(await said(q, { counted: '0' }), q).toMatchObject({ first: 'Jai Zethra Bricks', named: 1 });
  for (const q of ['plumbing', 'plumbing works', 'plumbing in chennai', 'plumbing works ze'])
    expect((await said(q, { counted: '0' })).named ?? 0, q).toBe(0);
  // Bhavani is a town, and no ironmonger is there.
  await makeBusiness(db, { name: 'Zethra Bhavani Glass', service: 'Glass', city: 'Nashik', state: 'Maharashtra' });
  expect((await search({ q: 'iron bhavani' })).understood.widened).toMatchObject({ from: 'Bhavani' });
  const at = { city: 'Nashik', state: 'Maharashtra' };
  expect(await search({ q: 'zethra bhavani' })).toMatchObject({ data: [{ name: 'Zethra Bhavani Glass' }], placedBy: 'anywhere' });
  expect(await search({ q: 'zethra bhavani', ...at })).toMatchObject({ data: [{ name: 'Zethra Bhavani Glass' }], placedBy: 'chosen' });
});

test('who is called as it is typed comes before who has a legal form behind it', async () => {
  const id = await makeBusiness(db, { name: 'Zunheboto Mart Co.' });
  await db.updateTable('business_stats').set({ like_count: 50 }).where('business_id', '=', id).execute();
  await makeBusiness(db, { name: 'Zunheboto Mart' });
  await refreshPopularity(db);
  expect((await find('zunheboto mart')).slice(0, 2)).toEqual(['Zunheboto Mart', 'Zunheboto Mart Co.']);
});

test('what is found in other marks comes behind what is written, each once, page by page', async () => {
  await makeBusiness(db, { name: 'M/s. Zebra Mart' });
  for (let n = 0; n < 3; n += 1) await makeBusiness(db, { name: `Zebra Mart ${n}`, service: 'Glass' });
  const first = await search({ q: 'M/s. Zebra Mart', limit: '3' });
  const second = await search({ q: 'M/s. Zebra Mart', limit: '3', page: '2' });
  const names = [...first.data, ...second.data].map(({ name }: { name: string }) => name);
  expect(names[0]).toBe('M/s. Zebra Mart');
  expect(names.slice(0, 4).sort()).toEqual(['M/s. Zebra Mart', 'Zebra Mart 0', 'Zebra Mart 1', 'Zebra Mart 2']);
  expect(new Set(names).size).toBe(names.length);
});

test('a name is found in its new marks from the moment it is changed, and no longer in the old ones', async () => {
  const id = await makeBusiness(db, { name: 'Q. V. Xanadu' });
  expect((await find('QV Xanadu'))[0]).toBe('Q. V. Xanadu');
  await db.updateTable('businesses').set({ name: 'P. V. Xanadu' }).where('business_id', '=', id).execute();
  expect((await find('PV Xanadu'))[0]).toBe('P. V. Xanadu');
  await db.updateTable('businesses').set({ name: 'Another Nadir' }).where('business_id', '=', id).execute();
  expect(await find('PV Xanadu')).not.toContain('Another Nadir');
  expect((await find('AnotherNadir'))[0]).toBe('Another Nadir');
  await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', id).execute();
  expect(await find('AnotherNadir')).not.toContain('Another Nadir');
});
