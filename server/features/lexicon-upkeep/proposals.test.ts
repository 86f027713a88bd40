import { beforeEach, describe, expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { countSearch } from '#server/features/page-views/count-search.ts';
import { sweepCounts } from '#server/features/page-views/sweep-counts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeFollowedSearch } from '#tests/factories/followed-search.ts';
import { signInAdmin, signInBusiness } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context, pool } = await createTestApp();
const { headers } = await signInAdmin(db);
const BROWSER = 'Mozilla/5.0 (Android 15; Mobile) Firefox/150.0';

const get = async (path: string, language = 'en') =>
  (await call(app, 'GET', `/api/v1/admin/saying/${path}`, undefined, { ...headers, 'accept-language': language })).body;
const proposals = async () => (await get('proposed')).proposals;
const unanswered = async (kind: string) => (await get(`unanswered?kind=${kind}`)).searches;
const serviceId = async (name: string) =>
  (await db.selectFrom('services').select('service_id').where('name', '=', name).executeTakeFirstOrThrow()).service_id;
const waterproofing = await serviceId('Waterproofing');
const cement = await serviceId('Cement');
const ago = (days: number) => new Date(Date.parse(indiaDay()) - days * 86_400_000).toISOString().slice(0, 10);

/** Says that somebody in a network went on from the results for some words to a profile. */
async function follow(words: string, business: string, network: string, more: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/search/followed',
    headers: { 'user-agent': BROWSER, ...more },
    payload: { words, business },
    remoteAddress: network,
  });
  return { status: response.statusCode, body: response.json() };
}

async function followed() {
  await context.siteCounter.flush();
  return db.selectFrom('followed_searches').select(['words', 'service_id', 'visits']).orderBy('words').orderBy('service_id').execute();
}

const search = (q: string, found: number) => countSearch(context, { q, page: 1 }, found);

beforeEach(async () => {
  await context.siteCounter.flush();
  for (const table of ['followed_searches', 'search_counts', 'sayings', 'refused_proposals'] as const) await db.deleteFrom(table).execute();
  context.cache.forget('sayings');
});

describe('a search that was followed to a profile', () => {
  test('is counted by its saying and the profile’s service, once a day for each network', async () => {
    const business = await makeBusiness(db, { service: 'waterproofing', name: 'Monsoon Guards' });
    const other = await makeBusiness(db, { service: 'Cement', name: 'Deccan Bags' });
    for (const network of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8:1:1::5', '2001:db8:1:1::6']) {
      expect(await follow('Best vormak bluzit in Pune', business, network)).toEqual({ status: 200, body: { success: true } });
    }
    await follow('vormak, bluzit', other, '203.0.113.1');
    expect(await followed()).toEqual(
      expect.arrayContaining([
        { words: 'vormak bluzit', service_id: waterproofing, visits: 3 },
        { words: 'vormak bluzit', service_id: cement, visits: 1 },
      ]),
    );
  });

  test('is counted without a service when the business was looked for by its name, or is of none in the catalogue', async () => {
    const named = await makeBusiness(db, { service: 'Waterproofing', name: 'Kaveri Damp Doctors' });
    const strange = await makeBusiness(db, { service: 'Igloos', name: 'Polar Works' });
    await follow('kaveri doctors', named, '203.0.113.1');
    await follow('frozen huts', strange, '203.0.113.1');
    expect(await followed()).toEqual([
      { words: 'frozen huts', service_id: null, visits: 1 },
      { words: 'kaveri doctors', service_id: null, visits: 1 },
    ]);
  });

  test('keeps nothing of who asked, and no number or address that was typed', async () => {
    const business = await makeBusiness(db, { service: 'Waterproofing', name: 'Monsoon Guards' });
    for (const words of ['98765 43210', 'asha@example.in', 'x'.repeat(61), ' ', 'best for the', 'pune']) {
      expect((await follow(words, business, '203.0.113.9')).status).toBe(200);
    }
    expect(await followed()).toEqual([]);
    const { rows } = await pool.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'followed_searches'",
    );
    expect(rows.map(({ column_name }) => column_name).sort()).toEqual(['day', 'service_id', 'visits', 'words']);
  });

  test('is not counted for robots, admins and the business itself, nor for a business that nobody sees', async () => {
    const business = await makeBusiness(db, { service: 'Waterproofing', name: 'Monsoon Guards' });
    const { headers: owner } = await signInBusiness(db, business);
    for (const more of [headers, owner, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }]) {
      expect((await follow('wet walls', business, '203.0.113.1', more)).status).toBe(200);
    }
    const hidden = await makeBusiness(db, { status: 'pending' });
    for (const id of [hidden, 'nonsense']) expect((await follow('wet walls', id, '203.0.113.1')).status).toBe(404);
    for (const payload of [{}, { words: 'wet walls' }, { words: 7, business }, { words: 'w'.repeat(10_000), business }]) {
      const response = await app.inject({ method: 'POST', url: '/api/v1/search/followed', payload });
      expect(response.statusCode).toBe(400);
    }
    expect(await followed()).toEqual([]);
  });
});

describe('proposals', () => {
  test('are words that at least five visits followed to one trade, and nobody’s name', async () => {
    await makeFollowedSearch(db, { words: 'glimmer band', service_id: waterproofing });
    await makeFollowedSearch(db, { words: 'glimmer band', service_id: waterproofing, day: ago(3), visits: 3 });
    await makeFollowedSearch(db, { words: 'glimmer band', service_id: cement, visits: 1 });
    await makeFollowedSearch(db, { words: 'too few', service_id: waterproofing, visits: 4 });
    await makeFollowedSearch(db, { words: 'two trades', service_id: waterproofing });
    await makeFollowedSearch(db, { words: 'two trades', service_id: cement });
    await makeFollowedSearch(db, { words: 'mostly by name', service_id: waterproofing });
    await makeFollowedSearch(db, { words: 'mostly by name', service_id: null });
    await makeFollowedSearch(db, { words: 'long ago', service_id: waterproofing, day: ago(90) });
    await makeFollowedSearch(db, { words: 'roof leaking', service_id: waterproofing });
    await makeFollowedSearch(db, { words: 'damp doctors', service_id: waterproofing });
    await makeBusiness(db, { name: 'Damp Doctors' });
    expect(await proposals()).toEqual([
      { words: 'glimmer band', service: { _id: waterproofing, name: 'Waterproofing' }, visits: 8, allVisits: 9 },
    ]);
    const source = await db.selectFrom('sayings').select('saying').execute();
    expect(source).toEqual([]);
  });

  test('are taken as a saying, or refused for good, which is audited', async () => {
    for (const words of ['glimmer band', 'hazel tint']) await makeFollowedSearch(db, { words, service_id: waterproofing });
    expect(await proposals()).toHaveLength(2);
    const taken = await call(app, 'POST', '/api/v1/admin/saying/add', { saying: 'glimmer band', service: waterproofing }, headers);
    expect(taken.status).toBe(201);
    const refuse = (words: string, service: string) => call(app, 'PUT', '/api/v1/admin/saying/refuse', { words, service }, headers);
    for (const _ of [1, 2]) expect((await refuse('hazel tint', waterproofing)).status).toBe(200);
    expect(await proposals()).toEqual([]);
    const trail = await db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_name', '=', 'hazel tint').execute();
    expect(trail).toEqual([{ action: 'reject', changes: { proposed: { before: 'Waterproofing', after: null } } }]);
    expect((await refuse('never followed', waterproofing)).status).toBe(404);
    expect((await refuse('hazel tint', cement)).status).toBe(404);
    expect((await refuse('hazel tint', 'nonsense')).status).toBe(404);
    expect((await refuse('<b>', waterproofing)).status).toBe(400);
  });
});

describe('searches without an answer', () => {
  test('are those that found nothing, what is still unknown first, each with what may be a saying', async () => {
    for (const _ of [1, 2]) await search('roof leaking', 0);
    await search('best vormak bluzit in pune', 0);
    expect(await unanswered('nothing_found')).toEqual([
      {
        words: 'best vormak bluzit in pune',
        n: 1,
        saying: 'vormak bluzit',
        now: expect.objectContaining({ places: ['Pune, Maharashtra'] }),
      },
      { words: 'roof leaking', n: 2, saying: 'roof leaking', now: { trades: ['Waterproofing'], places: [] } },
    ]);
    const [inHindi] = (await get('unanswered?kind=nothing_found', 'hi')).searches;
    expect(inHindi.now.places).toEqual(['पुणे, महाराष्ट्र']);
  });

  test('are those that found something that nobody followed, often enough to matter', async () => {
    const business = await makeBusiness(db, { service: 'Waterproofing', name: 'Monsoon Guards' });
    for (const n of [1, 2, 3, 4, 5]) {
      await search('zulvex pune', 12);
      await search('wet wardrobes', 12);
      if (n < 5) await search('seldom asked', 12);
    }
    await search('pune', 800);
    await follow('wet wardrobes', business, '203.0.113.77');
    expect(await unanswered('not_followed')).toEqual([{ words: 'zulvex', n: 5, saying: 'zulvex', now: { trades: [], places: [] } }]);
    expect((await call(app, 'GET', '/api/v1/admin/saying/unanswered?kind=any', undefined, headers)).status).toBe(400);
  });

  test('and followed ones are forgotten after 90 days, and after 30 when few typed the words', async () => {
    for (const [words, visits, days] of [
      ['few, lately', 1, 29],
      ['few, before', 1, 30],
      ['many, before', 5, 30],
      ['many, long ago', 5, 90],
    ] as const) {
      await makeFollowedSearch(db, { words, visits, day: ago(days), service_id: waterproofing });
      await db
        .insertInto('search_counts')
        .values({ kind: 'words', name: words, n: visits, day: ago(days) })
        .execute();
      await db
        .insertInto('search_counts')
        .values({ kind: 'nothing_found', name: words, n: visits, visits, day: ago(days) })
        .execute();
    }
    await sweepCounts.run(context, {});
    const kept = ['few, lately', 'many, before'];
    expect((await followed()).map(({ words }) => words)).toEqual(kept);
    const counts = await db.selectFrom('search_counts').select(['kind', 'name']).orderBy('name').execute();
    expect(counts.filter(({ kind }) => kind === 'words').map(({ name }) => name)).toEqual(kept);
    // Those that enough visits typed are kept for the figures of periods.
    const inVain = counts.filter(({ kind }) => kind === 'nothing_found').map(({ name }) => name);
    expect(inVain).toEqual(['few, lately', 'many, before', 'many, long ago']);
  });
});

describe('how a query is read', () => {
  test('is told step by step, with what it finds first, and counts nothing', async () => {
    await makeBusiness(db, { name: 'Zanskar Sealers', service: 'Waterproofing', city: 'Leh', state: 'Ladakh' });
    const { reading } = await get(`read?q=${encodeURIComponent('zanskar sealers')}`);
    expect(reading).toMatchObject({ q: 'zanskar sealers', totalContractors: 1, businesses: [{ name: 'Zanskar Sealers', city: 'Leh' }] });
    const steps = (await get('read?q=best roof leaking in pune')).reading.steps;
    expect(steps.map(({ as }: { as: string }) => as)).toEqual(expect.arrayContaining(['filler', 'trade', 'place']));
    expect(steps.find(({ as }: { as: string }) => as === 'trade').trades[0]).toEqual({ service: 'Waterproofing', weight: 1 });
    expect(steps).toContainEqual({ words: 'pune', as: 'place', place: { city: 'Pune', state: 'Maharashtra' } });
    const inHindi = (await get('read?q=pune', 'hi')).reading;
    expect(inHindi.steps[0].place).toMatchObject({ city: 'Pune', placeNames: { city: 'पुणे', state: 'महाराष्ट्र' } });
    expect(inHindi.places).toEqual(['पुणे, महाराष्ट्र']);
    expect(inHindi.businesses[0]).toMatchObject({ city: 'Pune', placeNames: { city: 'पुणे' } });
    expect((await get('read')).reading).toMatchObject({ q: '', steps: [] });
    await context.siteCounter.flush();
    expect(await db.selectFrom('search_counts').select('name').execute()).toEqual([]);
  });
});
