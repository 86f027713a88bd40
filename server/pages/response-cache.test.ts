import type { Pool } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type MadePage, NOT_KEPT, ResponseCache } from '#server/pages/response-cache.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, pool } = await createTestApp();

const page = (bytes: number): MadePage => ({
  value: { etag: 'W/"x"', counts: { businessIds: [], searches: [] }, head: [], brotli: Buffer.alloc(bytes) },
  tags: [],
});

/** Makes pages, and says how many it made. */
function createMaker(made: MadePage) {
  const maker = {
    count: 0,
    make: async () => {
      maker.count += 1;
      return made;
    },
  };
  return maker;
}

describe('made-up addresses', () => {
  test('a million searches for words, each once, are neither made nor remembered for long, and real pages stay kept', async () => {
    const pages = new ResponseCache(context, pool);
    const maker = createMaker(page(20_000));
    const real = await pages.find('/real', maker.make);
    for (let turn = 0; turn < 1_000_000; turn++) await pages.find(`/searcher?q=${turn}`, maker.make);
    expect(await pages.find('/real', maker.make)).toEqual(real);
    expect(maker.count).toBe(1);
    // What was asked for long ago counts as never asked for; a moment ago, as asked for once.
    expect(await pages.find('/searcher?q=0', maker.make)).toBeUndefined();
    expect(maker.count).toBe(1);
    expect(await pages.find('/searcher?q=999999', maker.make)).toBeDefined();
  });

  test('others take the room of others, and what is read meanwhile stays', async () => {
    const pages = new ResponseCache({ ...context, config: { ...context.config, PAGE_CACHE_MB: 4 } }, pool);
    const made = page(100_000);
    const maker = createMaker(made);
    await pages.find('/real', maker.make);
    for (let turn = 0; turn < 500; turn++) {
      await pages.find(`/blog/${turn}`, async () => made);
      if (turn % 20 === 0) await pages.find('/real', maker.make);
    }
    expect(maker.count).toBe(1);
    for (let turn = 0; turn < 500; turn++) await pages.find(`/blog/${turn}`, maker.make);
    expect(maker.count).toBeGreaterThan(400);
  });

  test('with a query of any kind they are kept from the second time on', async () => {
    const pages = new ResponseCache(context, pool);
    const maker = createMaker(page(1_000));
    expect(await pages.find('/?made-up=1', maker.make)).toBeUndefined();
    expect(await pages.find('/?made-up=1', maker.make)).toBeDefined();
    expect(await pages.find('/?made-up=1', maker.make)).toBeDefined();
    expect(maker.count).toBe(1);
  });

  test('those that have no page are not made each time', async () => {
    const pages = new ResponseCache(context, pool);
    const maker = createMaker(NOT_KEPT);
    for (let time = 0; time < 5; time++) expect(await pages.find('/no-such-page', maker.make)).toBeUndefined();
    expect(maker.count).toBe(1);
  });
});

test('a page whose content was given up is made anew', async () => {
  const pages = new ResponseCache({ ...context, config: { ...context.config, PAGE_CACHE_MB: 4 } }, pool);
  const maker = createMaker(page(1_000_000));
  await pages.find('/first', maker.make);
  for (let turn = 0; turn < 20; turn++) await pages.find(`/other/${turn}`, async () => page(1_000_000));
  expect(pages.isReady('/first')).toBe(false);
  expect(await pages.findReady('/first')).toBeUndefined();
  expect((await pages.find('/first', maker.make))?.brotli.length).toBe(1_000_000);
  expect(maker.count).toBe(2);
});

test('while the database is away a page is given as it was, but not by a process that stood still meanwhile', async () => {
  let isAway = false;
  const query = (...asked: Parameters<typeof pool.query>) => (isAway ? Promise.reject(new Error('away')) : pool.query(...asked));
  const pages = new ResponseCache(context, { query } as unknown as Pool);
  onTestFinished(() => {
    pages.close();
    vi.useRealTimers();
  });
  const { make } = createMaker(page(1_000));
  const isGiven = async () => [await pages.findReady('/real'), await pages.find('/real', make)].map((found) => found !== undefined);
  await pages.find('/real', make);
  isAway = true;
  expect(await isGiven()).toEqual([true, true]);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 10_000);
  for (const _time of [1, 2]) expect(await isGiven()).toEqual([false, false]);
  isAway = false;
  await pages.find('/real', make);
  isAway = true;
  expect(await isGiven()).toEqual([true, true]);
  // Busy for a moment is not standing still.
  vi.setSystemTime(Date.now() + 3_000);
  expect(await isGiven()).toEqual([true, true]);
});

test('a page that was asked for before the process stood still is not given as it was after', async () => {
  const away = Promise.withResolvers<never>();
  away.promise.catch(() => {});
  let isAway = false;
  const query = (...asked: Parameters<typeof pool.query>) => (isAway ? away.promise : pool.query(...asked));
  const pages = new ResponseCache(context, { query } as unknown as Pool);
  onTestFinished(() => {
    pages.close();
    vi.useRealTimers();
  });
  const { make } = createMaker(page(1_000));
  await pages.find('/real', make);
  isAway = true;
  const asked = [pages.findReady('/real'), pages.find('/real', make)];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 60_000);
  away.reject(new Error('away'));
  expect(await Promise.all(asked)).toEqual([undefined, undefined]);
});
