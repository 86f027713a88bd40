import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

type Query = Record<string, string>;

const search = async (q: string, more: Query = {}) => {
  const query = new URLSearchParams({ q, page: '1', limit: '8', ...more });
  const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${query}`);
  expect(status, q).toBe(200);
  return body;
};
const names = (data: { name: string }[]) => data.map(({ name }) => name);
const labels = ({ understood }: { understood?: { meanings: { label: string }[] } }) => understood?.meanings.map(({ label }) => label);

const PUNE = { city: 'Pune', state: 'Maharashtra' };
const BANER = { ...PUNE, completeAddress: 'Baner, Pune, Maharashtra, India', lat: '18.559', lng: '73.787' };

const make = (name: string, service: string, city = 'Pune', state = 'Maharashtra', more = {}) =>
  makeBusiness(db, { name, service, address: 'Main Bazar', city, state, short_description: 'Fair', description: 'Since 1998.', ...more });

beforeAll(async () => {
  await make('Far Sahyadri', 'Waterproofing', 'Pune', 'Maharashtra', { address: 'Hadapsar', lat: 18.5, lng: 73.93 });
  await make('Near Sahyadri', 'Waterproofing', 'Pune', 'Maharashtra', { address: 'Baner', lat: 18.56, lng: 73.79 });
  await make('Kothrud Coats', 'Waterproofing', 'Pune', 'Maharashtra', { address: 'Karve Road, Kothrud 411038', lat: 18.507, lng: 73.807 });
  await make('Deccan Pipes', 'Plumbing Contractors');
  await make('Yamuna Pipes', 'Plumbing Contractors', 'Delhi', 'Delhi', { address: 'Near Metro Station' });
  await make('Ganga Works', 'Waterproofing', 'Lucknow', 'Uttar Pradesh');
  await make('Hussain Works', 'Waterproofing', 'Hyderabad', 'Telangana');
  await make('Sharma Tiles', 'Tiles/flooring', 'Kanpur', 'Uttar Pradesh', { lat: 26.45, lng: 80.33 });
  await make('Far Tile Mart', 'Tiles/flooring', 'Pune', 'Maharashtra', { lat: 18.5, lng: 73.93 });
  await make('Baner Tile Mart', 'Tiles/flooring', 'Pune', 'Maharashtra', { lat: 18.56, lng: 73.79 });
  await make('Howrah Bridge Cables', 'Iron', 'Kolkata', 'West Bengal');
  await make('Layout Makers', 'Architects', 'Bengaluru', 'Karnataka', { address: 'HSR Layout' });
});

const SENTENCES = [
  ['chhat tapak rahi hai', 'Waterproofing'],
  ['chhat tapak rahi h', 'Waterproofing'],
  ['deewar mein seelan hai', 'Waterproofing'],
  ['roof leaking me', 'Waterproofing'],
  ['roof leaking b', 'Waterproofing'],
  ['roof leaking', 'Waterproofing'],
  ['water coming from ceiling in monsoon', 'Waterproofing'],
  ['nal tapak raha hai', 'Plumbing Contractors'],
  ['nal lagwana hai', 'Plumbing Contractors'],
  ['light nahi aa rahi hai', 'Electric Contractors'],
  ['ghar banwana hai', 'Construction Contractors'],
  ['घर बनवाना है', 'Construction Contractors'],
  ['ac thanda nahi kar raha hai', 'Air conditioning'],
  ['cement chahiye', 'Cement'],
  ['sariya ka bhav kya hai', 'Iron'],
  ['painting karwana hai', 'Paint Contractors'],
  ['छत टपक रही है', 'Waterproofing'],
  ['छत से पानी टपकता है', 'Waterproofing'],
  ['दीवार में सीलन है', 'Waterproofing'],
  ['नल से पानी नहीं आ रहा है', 'Plumbing Contractors'],
  // To fill ('bharna') is earthwork too, and a balcony is closed with aluminium.
  ['balcony mein pani bharta hai', 'Waterproofing'],
  ['pani bhar jata hai', 'Waterproofing'],
  ['बेसमेंट में पानी भर गया है', 'Waterproofing'],
  ['water standing on balcony', 'Waterproofing'],
  ['sink mein pani bhar gaya hai', 'Plumbing Contractors'],
  ['plot bharwana hai', 'Jcb Movers'],
] as const;

describe('sentences while they are typed', () => {
  beforeAll(async () => {
    for (const service of [
      'Electric Contractors',
      'Construction Contractors',
      'Air conditioning',
      'Cement',
      'Iron',
      'Paint Contractors',
      'Jcb Movers',
      'Aluminum Fittings',
    ])
      await make('Mutha', service);
  });
  afterAll(() => db.updateTable('businesses').set({ status: 'pending' }).where('name', '=', 'Mutha').execute());

  test.each(SENTENCES)('%s: %s, in no city that nobody named', async (q, service) => {
    const typed = { counted: '0', limit: '4' };
    expect(labels(await search(q, typed))?.[0]).toBe(service);
    expect(labels(await search(q, { ...typed, ...PUNE }))?.[0]).toBe(`${service} in Pune`);
    const beginnings = [...q].map((_, at) => q.slice(0, at + 1)).filter((start) => start.length > 8);
    for (const start of beginnings) {
      const { understood } = await search(start, { ...typed, ...PUNE });
      expect(understood?.meanings[0]?.city ?? 'Pune', start).toBe('Pune');
    }
  });

  test('a city half typed stands behind the place that was chosen', async () => {
    expect(labels(await search('waterproofing hyd', { counted: '0', ...PUNE }))?.slice(0, 2)).toEqual([
      'Waterproofing in Pune',
      'Waterproofing in Hyderabad',
    ]);
  });
});

describe('words and a place', () => {
  test.each([
    ['its city', PUNE],
    ['an address alone', { completeAddress: 'Pune, Maharashtra, India' }],
    ['a PIN code alone, as it is typed without script', { city: '411045' }],
    ['a city without its state', { city: 'poona' }],
    ['a misspelt city', { city: 'Punee', state: 'Maharashtra' }],
    ['a locality in the place of its city', { city: 'Kothrood', state: 'Maharashtra' }],
    ['a city with its PIN code', { city: 'Pune 411038' }],
  ])('are one search: %s', async (_, place) => {
    const { data, understood, placedBy } = await search('roof leaking', place as Query);
    expect(placedBy).toBe('chosen');
    expect(understood.meanings[0]).toMatchObject({ service: 'Waterproofing', city: 'Pune', state: 'Maharashtra', total: 3 });
    expect(new Set(data.map(({ city }: { city: string }) => city))).toEqual(new Set(['Pune']));
  });

  test('have the nearest first where the place lies somewhere, with distances from it', async () => {
    const { data, from, understood } = await search('roof leaking', BANER);
    expect(names(data)).toEqual(['Near Sahyadri', 'Kothrud Coats', 'Far Sahyadri']);
    expect(data[0].distance).toBeLessThan(1);
    expect(from).toEqual({ lat: 18.559, lng: 73.787 });
    expect(understood.meanings[0]).toMatchObject({
      label: 'Waterproofing in Baner, Pune',
      address: BANER.completeAddress,
      lat: 18.559,
      lng: 73.787,
    });
  });

  test('written words have the nearest first too', async () => {
    const { data, totalContractors } = await search('tiles', BANER);
    expect(names(data)).toEqual(['Baner Tile Mart', 'Far Tile Mart']);
    expect(totalContractors).toBe(2);
    expect(names((await search('tiles', { ...BANER, exact: '1' })).data)).toEqual(['Baner Tile Mart', 'Far Tile Mart']);
  });

  test('without a place are searched everywhere, and the answer says so', async () => {
    const { data, placedBy, from } = await search('roof leaking');
    expect(placedBy).toBe('anywhere');
    expect(from).toBeUndefined();
    expect(data.length).toBe(5);
  });

  test('a place among the words wins over the chosen one', async () => {
    const { data, placedBy, understood } = await search('plumber delhi', BANER);
    expect(placedBy).toBe('typed');
    expect(understood?.meanings[0]?.city ?? data[0].city).toBe('Delhi');
    expect(names(data)).toContain('Yamuna Pipes');
    expect(names(data)).not.toContain('Deccan Pipes');
  });

  test.each([
    ['its name in Devanagari', 'plumber दिल्ली', BANER, ['Yamuna Pipes']],
    ['with a word before it', 'plumber near delhi', BANER, ['Yamuna Pipes']],
    ['alone', 'delhi', BANER, ['Yamuna Pipes']],
    ['its PIN code', 'plumber 110001', BANER, ['Yamuna Pipes']],
    ['a PIN code in Devanagari', 'roof leaking ४११०३८', { city: 'Delhi', state: 'Delhi' }, ['Kothrud Coats']],
    ['a misspelt locality', 'plumber kothrood', { city: 'Delhi', state: 'Delhi' }, ['Deccan Pipes']],
    ['two cities', 'plumber delhi pune', BANER, ['Deccan Pipes', 'Yamuna Pipes']],
  ])('a typed place wins: %s', async (_, q, place, found) => {
    const { data, placedBy } = await search(q, place as Query);
    expect(placedBy).toBe('typed');
    expect(names(data)).toEqual(expect.arrayContaining(found));
    expect(names(data).includes('Deccan Pipes')).toBe(found.includes('Deccan Pipes'));
  });

  test.each([
    ['a PIN code that is none', 'plumber 999999'],
    ['a picture', 'plumber 🔧'],
    ['marks that turn the writing', '\u202eplumber\u202c'],
    ['letters of no width', 'plumber\u200b \ufeff'],
    ['line breaks and tabs', '\tplumber\r\n'],
    ['marks of a query', "plumber' or 1=1 --"],
  ])('is the chosen one beside %s', async (_, q) => {
    const { data, placedBy } = await search(q, PUNE);
    expect([placedBy, names(data)[0]]).toEqual(['chosen', 'Deccan Pipes']);
  });

  test('a city in another state than its own is none, and nobody is shown as being there', async () => {
    const { data, understood } = await search('plumber', { city: 'Pune', state: 'Gujarat' });
    expect(understood.widened).toEqual({ from: 'Pune', to: 'India' });
    expect(data).toHaveLength(2);
  });

  test('a PIN code among the words is its locality, the nearest first', async () => {
    const { data, understood, from, placedBy } = await search('roof leaking 411038');
    expect(placedBy).toBe('typed');
    expect(understood.label).toBe('Waterproofing in Kothrud, Pune');
    expect(names(data)[0]).toBe('Kothrud Coats');
    expect(names(data)).toHaveLength(3);
    expect(from.name).toBe('Kothrud, Pune');
    expect(data[0].distance).toBeLessThan(5);
  });

  test('a name that stands nowhere in the place is found elsewhere', async () => {
    const { data, placedBy } = await search('sharma', PUNE);
    expect(names(data)).toEqual(['Sharma Tiles']);
    expect(placedBy).toBe('anywhere');
    expect(names((await search('sharma tiles', PUNE)).data)[0]).toBe('Sharma Tiles');
  });

  test('near me is the chosen place, and stands in no address', async () => {
    expect(names((await search('plumber near me', PUNE)).data)).toEqual(['Deccan Pipes']);
    expect((await search('near me', PUNE)).understood.meanings[0]).toMatchObject({ city: 'Pune' });
    expect((await search('near me')).totalContractors).toBe(0);
  });

  test('a place that nobody knows is widened to all of India', async () => {
    const { data, understood } = await search('roof leaking', { city: 'Xyzzyville', state: 'Nowhere' });
    expect(understood.widened).toEqual({ from: 'Xyzzyville', to: 'India' });
    expect(data).toHaveLength(5);
  });

  test.each([
    ['a city that is none', { city: '%', state: "' or 1=1" }],
    ['an address of 500 letters', { completeAddress: 'x'.repeat(500) }],
    ['blanks', { city: '   ', state: ' ', completeAddress: '  ' }],
    ['a NUL', { city: 'Pu\0ne' }],
    ['half a point', { ...PUNE, lat: '18.5' }],
    ['a point abroad', { ...PUNE, lat: '51.5', lng: '0' }],
    ['a letter for a number', { ...PUNE, lat: 'x', lng: 'y' }],
  ])('take %s without failing', async (_, place) => {
    const query = new URLSearchParams({ q: 'roof leaking', ...(place as Query) });
    const { status } = await call(app, 'GET', `/api/v1/contractor/search?${query}`);
    expect([200, 400]).toContain(status);
  });

  test('pages at a place never overlap', async () => {
    const all = names((await search('roof leaking', { ...BANER, limit: '100' })).data);
    const paged = [];
    for (let page = 1; page <= all.length; page++)
      paged.push(...names((await search('roof leaking', { ...BANER, limit: '1', page: String(page) })).data));
    expect(paged).toEqual(all);
  });
});

describe('a service that is not listed', () => {
  const filtered = async (query: Query) =>
    (await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ page: '1', ...query })}`)).body;

  test('is read for what it means, at the place', async () => {
    const { data, understood, placedBy } = await filtered({ ...BANER, service: 'roof leaking' });
    expect(names(data)).toEqual(['Near Sahyadri', 'Kothrud Coats', 'Far Sahyadri']);
    expect(understood.label).toBe('Waterproofing in Baner, Pune');
    expect(placedBy).toBe('chosen');
  });

  test('is matched as words first', async () => {
    const { data, understood } = await filtered({ ...PUNE, service: 'coats' });
    expect(names(data)).toEqual(['Kothrud Coats']);
    expect(understood).toBeUndefined();
  });

  test.each(['Elevator', 'elevator', ' Elevator '])('one that is listed finds nobody where nobody does it: %j', async (service) => {
    expect(await filtered({ ...PUNE, service })).toMatchObject({ data: [], totalContractors: 0 });
  });

  test('goes on page by page', async () => {
    const { data } = await filtered({ ...BANER, service: 'roof leaking', limit: '2', page: '2' });
    expect(names(data)).toEqual(['Far Sahyadri']);
  });
});

describe('words that are spelt right', () => {
  test.each([
    ['fridge', 'Howrah Bridge Cables'],
    ['labour', 'Layout Makers'],
  ])('%s is no misspelling of what %s has', async (q, other) => {
    expect(names((await search(q)).data)).not.toContain(other);
  });

  test('others are corrected as before', async () => {
    expect(names((await search('howrha bridge')).data)).toEqual(['Howrah Bridge Cables']);
  });
});
