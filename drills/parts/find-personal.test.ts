import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPersonal } from '#drills/parts/find-personal.ts';

/** What of a log with one line was found, when a code was sent. */
function findIn(line: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-find-personal-'));
  writeFileSync(path.join(folder, 'one.log'), `${line}\n`);
  return findPersonal(folder, [['a code', '7315']]).found.map(({ what }) => what);
}

test.each([
  '2026-11-30 11:05:52.362 UTC [7315] ERROR:  canceling statement due to user request',
  '2026-11-30 11:05:52.362 +0530 [7315-1] LOG:  checkpoint starting: time',
  '7315-11-30 11:05:52.7315 UTC [912] LOG:  server process (PID 7315) was terminated by signal 9: Killed',
  '2026-11-30 11:05:52.362 UTC [912] LOG:  listening on IPv4 address "127.0.0.1", port 7315',
  '2026-11-30 11:05:52.362 UTC [912] LOG:  connection received: host=127.0.0.1 port=7315',
  '2026-11-30 11:05:52,7315 INFO: no action. I am (one), the leader with the lock, pid=7315',
  '[WARNING]  (7315) : Server primary/two is DOWN, reason: Layer7 wrong status, code: 503.',
  'Nov 30 11:05:52 one haproxy[7315]: 127.0.0.1:7315 [30/Nov/7315:11:05:52.7315] primary primary/one',
  '{"level":"info","ts":"2026-11-30T11:05:52.7315Z","caller":"etcdserver/server.go:7315","peer":"http://10.0.0.11:7315"}',
  '{"level":"info","local":"[::1]:7315","took":7315}',
  '2026-11-30 11:05:52,362 ERROR: ConnectTimeoutError(<urllib3.connection.HTTPConnection object at 0x7f6370812345>, timed out)',
])('nothing is found in a number of a process, in a port, a time or an address of memory: %s', (line) => {
  expect(findIn(line)).toEqual([]);
});

test.each([
  '2026-11-30 11:05:52.362 UTC [912] DETAIL:  Key (code)=(7315) already exists.',
  '2026-11-30 11:05:52.362 UTC [912] DETAIL:  Failing row contains (1, 7315, null).',
  "2026-11-30 11:05:52.362 UTC [912] DETAIL:  Parameters: $1 = '7315'",
  '2026-11-30 11:05:52.362 UTC [912] STATEMENT:  select 1 where codes = array[7315] limit 1',
  '2026-11-30 11:05:52,362 INFO: the code is 7315',
  '{"level":"info","msg":"code: 7315"}',
  '{"level":"info","msg":"otp:7315"}',
])('and is as a value: %s', (line) => {
  expect(findIn(line)).toEqual(['a code']);
});

test('a phone number is found wherever it stands', () => {
  for (const line of ['pid=9822013002', 'UTC [9822013002] ERROR', '127.0.0.1:9822013002', 'port 9822013002'])
    expect(findIn(line), line).toEqual(['a phone number']);
});
