import { expect, test } from 'vitest';
import { CallCounts, createCount } from '#server/routes/call-counts.ts';

const away = () => Promise.reject(new Error('the primary does not answer'));

/** How many calls of a key are let through, one after the other at each of some workers in turn. */
async function letThrough(counts: ReturnType<typeof createCount>[], max: number, calls = 1_000) {
  let through = 0;
  for (let n = 0; n < calls; n += 1) if (((await counts[n % counts.length]?.('key', 60_000))?.current ?? 0) <= max) through += 1;
  return through;
}

test('workers count together while the primary answers', async () => {
  const primary = new CallCounts();
  const link = { count: async (key: string, timeWindow: number) => primary.add(key, timeWindow), collectFigures: away };
  expect(
    await letThrough(
      Array.from({ length: 8 }, () => createCount({ link, workers: 8 })),
      30,
    ),
  ).toBe(30);
});

test.each([
  [1, 30],
  [2, 30],
  [4, 30],
  [8, 100],
  [64, 10],
])('%d workers whose primary answers nobody let no more through than a limit of %d, and one each', async (workers, max) => {
  const link = { count: away, collectFigures: away };
  const counts = Array.from({ length: workers }, () => createCount({ link, workers }));
  const through = await letThrough(counts, max);
  expect(through).toBeLessThanOrEqual(max + workers);
  // Nobody is shut out by it.
  expect(through).toBeGreaterThanOrEqual(workers);
});

test('without Redis, workers ask their primary before they count for themselves', async () => {
  const primary = new CallCounts();
  const link = { count: async (key: string, timeWindow: number) => primary.add(key, timeWindow), collectFigures: away };
  const redis = { status: 'reconnecting' } as never;
  expect(await letThrough([createCount({ redis, link, workers: 2 }), createCount({ redis, link, workers: 2 })], 30)).toBe(30);
});
