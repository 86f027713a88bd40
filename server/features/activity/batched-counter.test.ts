import type { FastifyBaseLogger } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createBatchedCounter } from '#server/features/activity/batched-counter.ts';

afterEach(() => void vi.useRealTimers());

/** A tally whose first write fails with this SQLSTATE, or with none as when nothing listens. */
function tallyThatFails(code: string | undefined) {
  const log = { warn: vi.fn(), error: vi.fn() };
  const write = vi.fn().mockRejectedValueOnce(Object.assign(new Error('no'), code === undefined ? {} : { code }));
  const tally = createBatchedCounter<{ path: string }>({
    of: 'views',
    keyOf: ({ path }) => path,
    write,
    log: log as unknown as FastifyBaseLogger,
  });
  return { tally, write, log };
}

test.each([[undefined], ['57P01'], ['40001']])('what a database that is away (%s) did not take is added later', async (code) => {
  const { tally, write, log } = tallyThatFails(code);
  tally.count({ path: '/' });
  await tally.flush();
  tally.count({ path: '/' });
  await tally.close();
  expect(write).toHaveBeenLastCalledWith([{ path: '/', n: 2 }]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test.each([['22001'], ['22021'], ['23514']])('what the database refuses for its content (%s) is dropped with an error', async (code) => {
  const { tally, write, log } = tallyThatFails(code);
  tally.count({ path: '/bad' });
  await tally.flush();
  tally.count({ path: '/' });
  await tally.close();
  expect(write).toHaveBeenLastCalledWith([{ path: '/', n: 1 }]);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a flush ends when what the timer had begun to add is added as well', async () => {
  vi.useFakeTimers();
  const { promise: isAdded, resolve: add } = Promise.withResolvers<void>();
  const write = vi.fn(() => isAdded);
  const tally = createBatchedCounter<{ path: string }>({ of: 'views', keyOf: ({ path }) => path, write, log: {} as FastifyBaseLogger });
  tally.count({ path: '/' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(write).toHaveBeenCalledTimes(1);
  const onEnd = vi.fn();
  const flushed = tally.flush().then(onEnd);
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).not.toHaveBeenCalled();
  add();
  await flushed;
  await tally.close();
});
