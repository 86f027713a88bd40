import { expect, test } from 'vitest';
import { createLog } from '#server/base/log.ts';

test('the log has no row of the database in it', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('violates check constraint'), { detail: 'Failing row contains (asha@example.in).' });
  log.error({ err: error }, 'request failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('violates check constraint');
  expect(lines[0]).not.toContain('asha@example.in');
});

test('nor what was sent to the database and could not be read', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('invalid input syntax for type integer: "asha@example.in\nand "more""'), { code: '22P02' });
  log.error({ err: error }, 'request failed');
  expect(lines[0]).toContain('invalid input syntax for type integer');
  expect(lines[0]).not.toContain('asha@example.in');
  expect(lines[0]).not.toContain('and');
});

test('nor what libraries trace of a request', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'trace', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  log.trace({ busboyOptions: { headers: { authorization: 'Bearer secret' } } }, 'form');
  log.trace({ err: Object.assign(new Error('overflow'), { rawPacket: 'secret' }) }, 'client error');
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain('secret');
});

test('nor the connection that an error ended, which knows the values of its statements', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) });
  const client = { secretKey: 1_315_340_743, _activeQuery: { values: ['asha@example.in'] } };
  log.error({ err: Object.assign(new Error('terminating connection'), { code: '57P01', client }) }, 'jobs');
  expect(lines[0]).toContain('terminating connection');
  expect(lines[0]).not.toMatch(/asha@example\.in|1315340743/);
});
