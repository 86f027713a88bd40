import { describe, expect, test } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { countSearch } from '#server/features/page-views/count-search.ts';
import { searchByWordsForPage } from '#server/features/page-views/search-for-page.ts';
import { shiftPeriod } from '#shared/period.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const { headers } = await signInAdmin(db);
const figures = async (period: string) =>
  (await call(app, 'GET', `/api/v1/admin/figures/get?period=${period}`, undefined, headers)).body.figures;

describe('searches', () => {
  const today = indiaDay();
  const searched = async () => (await figures(today)).searches;

  test('are counted by trade, by city and by both, as they were chosen or typed', async () => {
    await countSearch(context, { service: 'cement', city: 'Bombay', page: 1 }, 3, '203.0.113.1');
    await countSearch(context, { q: 'waterproofing in pune', page: 1 }, 3, '203.0.113.1');
    await countSearch(context, { q: 'waterproofing', page: 2 }, 3, '203.0.113.1');
    const { services, cities, serviceCities } = await searched();
    expect(services).toEqual([
      { service: 'Cement', now: 1, before: 0 },
      { service: 'Waterproofing', now: 1, before: 0 },
    ]);
    expect(cities).toEqual([
      { city: 'Mumbai', now: 1, before: 0 },
      { city: 'Pune', now: 1, before: 0 },
    ]);
    expect(serviceCities).toEqual([
      { service: 'Cement', city: 'Mumbai', now: 1, before: 0 },
      { service: 'Waterproofing', city: 'Pune', now: 1, before: 0 },
    ]);
  });

  test('words that found nothing are told once three different visits have typed them', async () => {
    const type = (q: string, network: string) => countSearch(context, { q, page: 1 }, 0, network);
    for (const network of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await type('Igloo Heating', network);
    expect((await searched()).nothingFound).toEqual([]);
    await type('igloo heating', '203.0.113.3');
    expect((await searched()).nothingFound).toEqual([{ words: 'igloo heating', now: 4, before: 0 }]);
  });

  test.each([
    'asha 98200 12345',
    'asha@example.in',
    'asha verma gmail com',
    'asha.verma at gmail dot com',
    'asha dot verma at mysite dot in',
    'nine eight two zero zero one two three four five',
    'nau aath do shunya shunya ek do teen char paanch',
    'नौ आठ दो शून्य शून्य एक दो तीन चार पाँच',
    'आशा एट जीमेल डॉट कॉम',
    '९८२०० १२३४५',
  ])('%j is kept nowhere, however many type it', async (q) => {
    const before = await db.selectFrom('search_counts').select('name').where('kind', '=', 'nothing_found').execute();
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await countSearch(context, { q, page: 1 }, 0, network);
    await context.siteCounter.flush();
    expect(await db.selectFrom('search_counts').select('name').where('kind', '=', 'nothing_found').execute()).toEqual(before);
  });

  test('of robots are not counted, of people they are, each network once as a visit', async () => {
    const words = 'zzyzx vaults';
    const people = 'Mozilla/5.0 (Android 15; Mobile) Firefox/140.0';
    for (const [userAgent, ip] of [
      ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '192.0.2.1'],
      [undefined, '192.0.2.2'],
      [people, '192.0.2.3'],
      [people, '192.0.2.3'],
      [people, '2001:db8::1'],
      [people, '2001:db8::2'],
    ] as const) {
      const searcher = { context, userAgent, caller: { ip }, lastWriteLsn: undefined };
      await searchByWordsForPage(searcher, { q: words, page: 1, limit: 8 });
    }
    await context.siteCounter.flush();
    const kept = await db.selectFrom('search_counts').selectAll().where('name', '=', words).execute();
    expect(kept).toMatchObject([{ kind: 'nothing_found', n: 4, visits: 2 }]);
  });

  test('of a day long ago are said to be gone', async () => {
    expect((await figures(shiftPeriod(today, -399))).hasSearches).toBe(true);
    expect((await figures(shiftPeriod(today, -400))).hasSearches).toBe(false);
    expect((await figures('2021')).hasSearches).toBe(true);
  });
});
