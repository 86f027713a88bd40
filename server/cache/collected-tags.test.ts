import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { alsoShowing, askOnce, briefly, collectTags, counting, showing, showingCards } from '#server/cache/collected-tags.ts';

const posters = () => showing(['posters'], async () => 'posters');
const nothing = () => showing([], async () => 'the same for ever');

/** Asks each at once, and gives what was collected. */
const collect = (...useCases: (() => unknown)[]) =>
  collectTags(async (collected) => {
    await Promise.all(useCases.map((useCase) => askOnce(useCase)));
    return collected;
  });

test('what use cases show is collected, before and after they have read it', async () => {
  const orders = () =>
    showing(['orders'], async () => {
      await setImmediate();
      alsoShowing('users');
      showingCards([{ _id: 'a' }, { _id: 'b' }]);
      counting({ businessIds: ['a'] });
      counting({ searches: [{ kind: 'city', name: 'Pune' }] });
      briefly();
    });
  expect(await collect(posters, orders, nothing)).toEqual({
    tags: new Set(['posters', 'orders', 'users']),
    cards: new Set(['a', 'b']),
    counted: { businessIds: ['a'], searches: [{ kind: 'city', name: 'Pune' }] },
    ttl: 60_000,
    isKept: true,
  });
});

test.each([
  ['says nothing', async () => 'secret'],
  ['asks another that says what it shows', async () => ({ posters: await posters() })],
  ['gives what another says, and reads more', () => setImmediate().then(posters)],
  ['gives no promise', () => 'at once'],
])('one that %s makes an answer that is not kept', async (_name, useCase) => {
  expect((await collect(posters, useCase, nothing)).isKept).toBe(false);
});

test('one that says what it shows and fails is told as it failed', async () => {
  const failing = () => showing(['posters'], () => Promise.reject(new Error('no disk')));
  await expect(collect(failing)).rejects.toThrow('no disk');
});

test('collections know nothing of each other, nor of what is asked beside them', async () => {
  const [one, other] = await Promise.all([collect(posters), collect(nothing), askOnce(posters), posters()]);
  expect([one.tags, other.tags]).toEqual([new Set(['posters']), new Set()]);
});
