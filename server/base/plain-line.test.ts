import { expect, test } from 'vitest';
import { toPlainLine } from '#server/base/plain-line.ts';

const line = (entry: object) => toPlainLine(JSON.stringify({ level: 30, time: 1, pid: 2, hostname: 'here', ...entry }));

test('an answer is its call, its status and its time', () => {
  const answer = { requestId: 'a', method: 'GET', route: '/blog', status: 200, ms: 12, msg: 'answered' };
  expect(line(answer)).toBe('GET /blog 200 (12 ms)\n');
});

test('what stands beside a message comes behind it: lists by their number', () => {
  expect(line({ msg: 'migrated', migrations: ['a', 'b'] })).toBe('migrated (migrations 2)\n');
  expect(line({ msg: 'stopped' })).toBe('stopped\n');
});

test('warnings and errors say so, with what went wrong', () => {
  expect(line({ level: 40, msg: 'replica failed', replica: 'db2' })).toBe('Warning: replica failed (replica db2)\n');
  expect(line({ level: 50, msg: 'failed', err: { message: 'no', stack: 'Error: no\n    at x' } })).toBe(
    'Error: failed\nError: no\n    at x\n',
  );
});
