import { expect, test } from 'vitest';
import { isDiskFull, isNearlyFull } from '#server/base/disk-full.ts';
import { toRefusal } from '#server/base/errors.ts';

const enospc = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test.each([
  ['of this program', enospc],
  ['of the database', Object.assign(new Error('could not extend file "base/5/1": No space left on device'), { code: '53100' })],
  ['of the store of pictures', new Error('Cannot write file', { cause: enospc })],
  ['of a quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['of initdb', Object.assign(new Error('Command failed'), { stderr: Buffer.from('could not write: No space left on device') })],
])('a full disk %s is told apart and passes by itself', (_name, error) => {
  expect(isDiskFull(error)).toBe(true);
  expect(toRefusal(error)).toMatchObject({ status: 503, code: 'disk_full', retryAfter: 60 });
});

test('other errors are none, and a folder that is not there is no full disk', async () => {
  for (const error of [new Error('no'), undefined, 'text', { code: 'ENOSPC' }]) expect(isDiskFull(error)).toBe(false);
  expect(await isNearlyFull('/no/such/folder')).toBe(false);
});
