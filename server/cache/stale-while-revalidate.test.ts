import { pino } from 'pino';
import { expect, test } from 'vitest';
import { forgetLagging, staleWhileRevalidate } from '#server/cache/stale-while-revalidate.ts';
import type { Context } from '#server/context.ts';

const newContext = () => ({ db: {}, log: pino({ level: 'silent' }) }) as unknown as Context;

/** A reading that is answered by hand, and a clock that is set by hand. */
function createReading() {
  const clock = { now: 1 };
  const asked: PromiseWithResolvers<string[]>[] = [];
  const read = staleWhileRevalidate(
    (_context: Context, _size: number) => {
      const answer = Promise.withResolvers<string[]>();
      asked.push(answer);
      return answer.promise;
    },
    { now: () => clock.now },
  );
  return { asked, clock, read };
}

/** A context whose value has been read at the clock's first moment. */
async function createRead() {
  const reading = createReading();
  const context = newContext();
  const first = reading.read(context, 1);
  reading.asked[0]?.resolve(['old']);
  await first;
  return { ...reading, read: () => reading.read(context, 1) };
}

test('who asks at once shares one reading; databases and arguments have one each', async () => {
  const { asked, read } = createReading();
  const context = newContext();
  const both = [read(context, 1), read(context, 1)];
  expect(asked).toHaveLength(1);
  void read(context, 2);
  void read(newContext(), 1);
  expect(asked).toHaveLength(3);
  asked[0]?.resolve(['value']);
  expect(await Promise.all(both)).toEqual([['value'], ['value']]);
});

test('a value is given for a minute, for another while it is read anew, and not any longer', async () => {
  const { asked, clock, read } = await createRead();
  clock.now = 60_000;
  expect(await read()).toEqual(['old']);
  expect(asked).toHaveLength(1);
  clock.now = 120_000;
  expect([await read(), await read()]).toEqual([['old'], ['old']]);
  expect(asked).toHaveLength(2);
  clock.now = 120_001;
  const waiting = read();
  asked[1]?.resolve(['new']);
  expect([await waiting, await read()]).toEqual([['new'], ['new']]);
  expect(asked).toHaveLength(2);
});

test('a reading that fails leaves the known value, and is done again', async () => {
  const { asked, clock, read } = await createRead();
  clock.now = 60_002;
  expect(await read()).toEqual(['old']);
  asked[1]?.reject(new Error('away'));
  // Until everybody has heard of it.
  await new Promise(setImmediate);
  expect(await read()).toEqual(['old']);
  expect(asked).toHaveLength(3);
  clock.now = 120_001;
  const waiting = read();
  asked[2]?.reject(new Error('away'));
  await expect(waiting).rejects.toThrow('away');
  await new Promise(setImmediate);
  const again = read();
  asked[3]?.resolve(['new']);
  expect(await again).toEqual(['new']);
});

test('what was read before another database answered is not given, nor what arrives of it later', async () => {
  const { asked, read } = createReading();
  const context = newContext();
  const late = read(context, 1);
  forgetLagging(context.db);
  const waiting = read(context, 1);
  asked[0]?.resolve(['of the one before']);
  expect(await late).toEqual(['of the one before']);
  asked[1]?.resolve(['new']);
  expect([await waiting, await read(context, 1)]).toEqual([['new'], ['new']]);
  expect(asked).toHaveLength(2);
});
