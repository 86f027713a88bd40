import { expect, test } from 'vitest';
import { QueueFull } from '#server/base/limiter.ts';
import { createFairQueue, WaitTooLong } from '#server/features/media/pictures/fair-queue.ts';

/** A queue whose work ends when it is told to, and the order in which it was begun. */
function createWork(most = 100, longest = 5) {
  const queue = createFairQueue(most, longest);
  const begun: string[] = [];
  const given: string[] = [];
  let end = () => {};
  const ask = (name: string, network: string, { account, price = 1 }: { account?: string; price?: number } = {}) =>
    queue
      .run({ network, account }, price, () => {
        begun.push(name);
        return new Promise<void>((resolve) => {
          end = resolve;
        });
      })
      .catch((error) => {
        if (!(error instanceof QueueFull)) throw error;
        given.push(name);
      });
  const endAll = async () => {
    for (let before = -1; before < begun.length; ) {
      before = begun.length;
      end();
      await new Promise(setImmediate);
    }
    return begun;
  };
  return { queue, ask, begun, given, endAll };
}

test('who sends many waits for them, everybody else for one of them', async () => {
  const { ask, endAll } = createWork();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name, 'a');
  for (const name of ['b1', 'b2']) ask(name, 'b');
  ask('c1', 'c');
  expect(await endAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5']);
});

test('accounts of one network take turns among themselves: a whole office, or a carrier, is behind one address', async () => {
  const { ask, endAll } = createWork();
  for (const name of ['x1', 'x2', 'x3', 'x4']) ask(name, 'office', { account: 'x' });
  ask('y1', 'office', { account: 'y' });
  ask('visitor', 'office');
  ask('z1', 'home', { account: 'z' });
  expect(await endAll()).toEqual(['x1', 'z1', 'y1', 'visitor', 'x2', 'x3', 'x4']);
});

test('what costs more takes more of a turn', async () => {
  const { ask, endAll } = createWork();
  for (const name of ['large1', 'large2']) ask(name, 'a', { price: 3 });
  for (const name of ['small1', 'small2', 'small3', 'small4']) ask(name, 'b');
  expect(await endAll()).toEqual(['large1', 'small1', 'small2', 'small3', 'large2', 'small4']);
});

test('leaving and coming again gains no turn, and waiting for none saves none up', async () => {
  const { ask, endAll, begun } = createWork();
  ask('early', 'saver');
  await endAll();
  for (const name of ['a1', 'a2', 'a3']) ask(name, 'a');
  for (const name of ['s1', 's2', 's3']) ask(name, 'saver');
  await endAll();
  expect(begun).toEqual(['early', 'a1', 's1', 'a2', 's2', 'a3', 's3']);
});

test('where too many wait, whoever has most of them gives one up', async () => {
  const { ask, endAll, given } = createWork(4);
  for (const name of ['a0', 'a1', 'a2', 'a3', 'a4']) ask(name, 'a', { account: 'greedy' });
  ask('a5', 'a', { account: 'greedy' });
  ask('b1', 'b');
  ask('c1', 'c');
  ask('d1', 'd');
  await new Promise(setImmediate);
  expect(given).toEqual(['a5', 'a4', 'a3', 'a2']);
  expect(await endAll()).toEqual(['a0', 'b1', 'c1', 'd1', 'a1']);
});

test('a wait is refused by what comes before one, not by what others have waiting', async () => {
  const { queue, ask, endAll } = createWork();
  for (let n = 0; n < 20; n += 1) ask(`a${n}`, 'a', { account: 'x' });
  expect(() => queue.admit({ network: 'a', account: 'x' })).toThrow(WaitTooLong);
  expect(() => queue.admit({ network: 'a', account: 'y' })).not.toThrow();
  expect(() => queue.admit({ network: 'b' })).not.toThrow();
  for (let n = 0; n < 5; n += 1) ask(`n${n}`, `network ${n}`, { price: 3 });
  expect(() => queue.admit({ network: 'b' })).toThrow(expect.objectContaining({ seconds: expect.any(Number) }));
  await endAll();
  expect(() => queue.admit({ network: 'a', account: 'x' })).not.toThrow();
});

test('work that fails lets the next one begin', async () => {
  const queue = createFairQueue(9, 5);
  const failing = queue.run({ network: 'a' }, 1, () => Promise.reject(new Error('no')));
  const next = queue.run({ network: 'a' }, 1, async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
