import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#server/base/log.ts';

function makeLog() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: { msg: string; times?: number; requestId?: string }[] = [];
  return { lines, log: createLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(JSON.parse(line)) }) };
}

test('what fails a thousand times for one cause has a line a second that counts', () => {
  const { log, lines } = makeLog();
  const fail = (requestId: number) => log.error({ requestId: String(requestId), err: new Error('away') }, 'request failed');
  for (let request = 1; request <= 1_000; request++) fail(request);
  expect(lines).toMatchObject([{ msg: 'request failed', requestId: '1' }]);
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({ msg: 'request failed', requestId: '1000', times: 999 });
  fail(1_001);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(2_000);
  expect(lines[2]).toMatchObject({ requestId: '1001', times: 1 });
  fail(1_002);
  expect(lines[3]).toMatchObject({ requestId: '1002' });
});

test('other causes, and lines that warn of nothing, are all written', () => {
  const { log, lines } = makeLog();
  for (const reason of ['a', 'b']) log.warn({ reason }, 'job failed');
  log.warn({ err: Object.assign(new Error('x'), { code: '53100' }) }, 'job failed');
  for (let time = 0; time < 3; time++) log.info('answered');
  log.error('plain words');
  log.error('plain words');
  vi.advanceTimersByTime(1_000);
  expect(lines.map(({ msg }) => msg)).toEqual([...Array(3).fill('job failed'), ...Array(3).fill('answered'), 'plain words', 'plain words']);
});

test('what all queues of jobs meet at once is one cause', () => {
  const { log, lines } = makeLog();
  for (const queue of ['mail-enquiry', 'sweep-counts', 'follow-words']) {
    log.error({ err: { message: `timeout exceeded when trying to connect (Queue: ${queue}, Worker: 7f0e)`, queue } }, 'jobs');
  }
  vi.advanceTimersByTime(1_000);
  expect(lines.map(({ times }) => times)).toEqual([undefined, 2]);
});
