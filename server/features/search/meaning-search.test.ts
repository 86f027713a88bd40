import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '#server/db/database.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { createSearchEngine } from '#server/features/search/search-engine.ts';
import type { LexiconSource } from '#server/features/understanding/understanding.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, address } = await createTestApp();

const search = async (q: string, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ q, page: '1', limit: '8', ...more });
  const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${query}`);
  expect(status, q).toBe(200);
  return body;
};
const names = async (q: string, more: Record<string, string> = {}): Promise<string[]> =>
  (await search(q, more)).data.map(({ name }: { name: string }) => name);

const make = (name: string, service: string, city = 'Pune', state = 'Maharashtra', more = {}) =>
  makeBusiness(db, {
    name,
    service,
    address: 'Main Bazar',
    city,
    state,
    short_description: 'Fair rates',
    description: 'Since 1998.',
    ...more,
  });

beforeAll(async () => {
  for (let n = 1; n <= 5; n++) await make(`Sahyadri ${n}`, 'Waterproofing');
  for (let n = 1; n <= 3; n++) await make(`Deccan ${n}`, 'Plumbing Contractors');
  await make('Yamuna Works', 'Plumbing Contractors', 'Delhi', 'Delhi');
  await make('Ganga Works', 'Waterproofing', 'Lucknow', 'Uttar Pradesh');
  await make('Quibber', 'Elevator', 'Mumbai');
  await make('Zubizarreta Traders', 'Cement', 'Surat', 'Gujarat');
  await make('Mahi Homes', 'Cement', 'Surat', 'Gujarat', { description: 'We alone stock the vellichorite blend.' });
});

describe('businesses by what words mean', () => {
  test.each([
    ['best waterproofing in pune', 'Waterproofing in Pune', 'Sahyadri'],
    ['who can fix my leaking roof in Poona', 'Waterproofing in Pune', 'Sahyadri'],
    ['पुणे में प्लंबर', 'Plumbing Contractors in Pune', 'Deccan'],
    ['nal mistri chahiye 411038', 'Plumbing Contractors in Kothrud, Pune', 'Deccan'],
  ])('%s: %s', async (q, label, start) => {
    const { data, understood } = await search(q);
    expect(understood).toMatchObject({ label, written: 0, dropped: [] });
    expect(understood.meanings[0]).toMatchObject({ label, city: 'Pune', state: 'Maharashtra' });
    expect(data[0].name).toContain(start);
  });

  test('of several trades come by turns, the likeliest first, and are counted', async () => {
    const { data, understood, totalContractors } = await search('leak pune');
    const services = data.map(({ service }: { service: string }) => service);
    expect(services[0]).toBe('Waterproofing');
    expect(services.slice(0, 5)).toContain('Plumbing Contractors');
    expect(understood.meanings.map(({ service, total }: { service: string; total: number }) => [service, total])).toEqual(
      expect.arrayContaining([
        ['Waterproofing', 5],
        ['Plumbing Contractors', 3],
      ]),
    );
    expect(totalContractors).toBe(8);
  });

  test('come after those where the words are written, none twice over all pages', async () => {
    const written = await make('Roof Leaking Doctors', 'Glass');
    const { data, understood, totalContractors } = await search('roof leaking', { limit: '100' });
    expect(data[0]._id).toBe(written);
    expect(understood.written).toBe(1);
    expect(data).toHaveLength(totalContractors);
    const paged: string[] = [];
    for (let page = 1; page <= Math.ceil(totalContractors / 3); page++) {
      const answer = await search('roof leaking', { page: String(page), limit: '3' });
      expect(answer.totalContractors).toBe(totalContractors);
      paged.push(...answer.data.map(({ _id }: { _id: string }) => _id));
    }
    expect(paged).toEqual(data.map(({ _id }: { _id: string }) => _id));
    expect(new Set(paged).size).toBe(paged.length);
    await db.deleteFrom('businesses').where('business_id', '=', written).execute();
  });

  test('are left out where only the words are to be searched', async () => {
    const { data, understood, totalContractors } = await search('best waterproofing in pune', { exact: '1' });
    expect({ data, understood, totalContractors }).toEqual({ data: [], understood: undefined, totalContractors: 0 });
    expect((await search('waterproofing pune', { exact: '1' })).totalContractors).toBe(5);
  });

  test('are shown at once after they were approved, with their number', async () => {
    const before = (await search('roof leaking in kochi')).understood;
    expect(before.widened).toEqual({ from: 'Kochi', to: 'India' });
    const id = await make('Malabar', 'Waterproofing', 'Kochi', 'Kerala');
    const { data, understood } = await search('roof leaking in kochi');
    expect(data[0]._id).toBe(id);
    expect(understood.widened).toBeUndefined();
    expect(understood.meanings[0]).toMatchObject({ label: 'Waterproofing in Kochi', total: 1 });
    await db.deleteFrom('businesses').where('business_id', '=', id).execute();
  });

  test('are lifted by a word that stands in what they say of themselves', async () => {
    const id = await make('Alka', 'Waterproofing', 'Pune', 'Maharashtra', { description: 'With vulcanised membranes.' });
    await db.updateTable('business_stats').set({ like_count: 40 }).where('business_id', '<>', id).execute();
    expect((await names('best waterproofing with vulcanised sheets in pune'))[0]).toBe('Alka');
    await db.deleteFrom('businesses').where('business_id', '=', id).execute();
  });
});

test('what words were taken for is told in the language of each request', async () => {
  const told = async (language: string) => {
    const query = new URLSearchParams({ q: 'roof leaking lonavala', page: '1', limit: '8' });
    const headers = { 'accept-language': language };
    const { body } = await call(app, 'GET', `/api/v1/contractor/search?${query}`, undefined, headers);
    return [body.understood.label, body.understood.widened.to];
  };
  const english = ['Waterproofing near Lonavala', 'near Lonavala'];
  expect(await told('en')).toEqual(english);
  expect(await told('hi')).toEqual(['Lonavala के आसपास Waterproofing', 'Lonavala के आसपास']);
  expect(await told('en')).toEqual(english);
});

describe('a place without any', () => {
  test.each([
    ['roof leaking lonavala', 'near Lonavala', 'Sahyadri'],
    ['lift nagpur', 'Maharashtra', 'Quibber'],
    ['best cement in imphal', 'India', 'Mahi'],
  ])('%s is widened: %s', async (q, to, start) => {
    const { data, understood } = await search(q);
    expect(understood.widened?.to).toBe(to);
    expect(understood.label).toContain(to);
    expect(data.map(({ name }: { name: string }) => name).join()).toContain(start);
  });
});

describe('several readings', () => {
  test('of contradicting places are both offered and shown', async () => {
    const { data, understood } = await search('best plumber delhi pune');
    expect(understood.meanings.map(({ city }: { city?: string }) => city)).toEqual(expect.arrayContaining(['Delhi', 'Pune']));
    expect(new Set(data.map(({ city }: { city: string }) => city))).toEqual(new Set(['Delhi', 'Pune']));
  });

  test('have the whole state beside the city', async () => {
    await make('Konkan', 'Waterproofing', 'Nashik');
    const { understood } = await search('best waterproofing in pune');
    expect(understood.meanings.at(-1)).toEqual({
      label: 'Waterproofing in all of Maharashtra',
      service: 'Waterproofing',
      state: 'Maharashtra',
      total: 6,
    });
  });

  test('are there while they are typed, first without the place that is half typed', async () => {
    const { understood } = await search('waterproofing pun', { counted: '0', limit: '4' });
    expect(understood.meanings).toMatchObject([
      { label: 'Waterproofing', total: 7 },
      { label: 'Waterproofing in Pune', total: 5 },
    ]);
  });
});

describe('words without trade or place', () => {
  test('that nothing contains are left out, and said', async () => {
    const { data, understood } = await search('foo zubizarreta bazz qux quux corge');
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Zubizarreta Traders']);
    expect(understood).toMatchObject({ label: 'zubizarreta', meanings: [], dropped: ['foo', 'bazz', 'qux', 'quux', 'corge'] });
  });

  test('are found in descriptions', async () => {
    expect(await names('vellichorite foo')).toEqual(['Mahi Homes']);
  });

  test.each(['asdf qwer', 'asdf 1', 'best in for the', 'price', 'कितना', '🏠 🏠', '20 mm', '%', '\\', '   '])(
    '%j finds nothing',
    async (q) => {
      expect(await search(q)).toMatchObject({ data: [], totalContractors: 0 });
    },
  );

  test('that are a place alone find its businesses', async () => {
    const { data, understood } = await search('in lucknow');
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Ganga Works']);
    expect(understood.label).toBe('Businesses in Lucknow');
  });

  test('may be many, or one many times', async () => {
    for (const q of [Array(33).fill('leak').join(' '), 'a b c d e f g h '.repeat(12), 'roof '.repeat(40)]) await search(q.slice(0, 200));
    expect((await call(app, 'GET', `/api/v1/contractor/search?q=${'leak%20'.repeat(500)}`)).status).toBe(400);
  });
});

describe('services as they are now', () => {
  test('are meant by what people said for their earlier names', async () => {
    await db.updateTable('services').set({ name: 'Damp proofing' }).where('name', '=', 'Waterproofing').execute();
    await db.updateTable('businesses').set({ service: 'Damp proofing' }).where('service', '=', 'Waterproofing').execute();
    const { data, understood } = await search('my roof is leaking in pune');
    expect(understood.label).toBe('Damp proofing in Pune');
    expect(data[0]).toMatchObject({ service: 'Damp proofing', city: 'Pune' });
    await db.updateTable('services').set({ name: 'Waterproofing' }).where('name', '=', 'Damp proofing').execute();
    await db.updateTable('businesses').set({ service: 'Waterproofing' }).where('service', '=', 'Damp proofing').execute();
    expect((await search('my roof is leaking in pune')).understood.label).toBe('Waterproofing in Pune');
  });

  test('are said by their own names when the team adds them', async () => {
    await db.insertInto('services').values({ name: 'Borewell drilling', category: 'contractor' }).execute();
    await make('Patal', 'Borewell drilling');
    const { understood, data } = await search('best borewell drill in pune');
    expect(understood.label).toBe('Borewell drilling in Pune');
    expect(data[0].name).toBe('Patal');
  });
});

describe("the team's words", () => {
  let source: LexiconSource = { version: '1', entries: [], switchedOff: [], places: [], serviceNames: [] };
  const pool = createPool(address, { genericPlans: true, max: 2 });
  afterAll(() => pool.end());

  test('mean what they say from the next search on, and never take a business its name', async () => {
    const engine = await createSearchEngine({ pool, gazetteer: loadGazetteer(), team: async () => source });
    const found = async (q: string) => {
      const { rows, understood } = await engine.searchByMeaning({ q, page: 1, limit: 8, withTotal: true });
      return { names: rows.map(({ name }) => name), label: understood?.label };
    };
    expect((await found('chamkila')).names).toEqual([]);
    source = {
      ...source,
      version: '2',
      entries: ['chamkila', 'zubizarreta traders', '%', '<b>', 'x'.repeat(10_000)].map((saying) => ({
        saying,
        service: 'Elevator',
        weight: 1,
      })),
    };
    expect(await found('chamkila')).toEqual({ names: ['Quibber'], label: 'Elevator' });
    expect((await found('zubizarreta traders')).names).toEqual(['Zubizarreta Traders', 'Quibber']);
    expect(await engine.explain('chamkila')).toMatchObject({
      steps: [{ words: 'chamkila', as: 'trade', trades: [{ service: 'Elevator', weight: 1 }] }],
    });
  });
});
