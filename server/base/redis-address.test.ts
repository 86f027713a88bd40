import { expect, test } from 'vitest';
import { readRedisAddress } from '#server/base/redis-address.ts';

test('an address of sentinels names them, the server, and its password', () => {
  expect(readRedisAddress('redis+sentinel://:s%40fe@one:26380,10.0.0.12,[::1]:26379/nirmaan')).toEqual({
    options: {
      sentinels: [
        { host: 'one', port: 26380 },
        { host: '10.0.0.12', port: 26379 },
        { host: '::1', port: 26379 },
      ],
      name: 'nirmaan',
      password: 's@fe',
    },
  });
  expect(readRedisAddress('redis+sentinel://app:word@one/nirmaan')).toMatchObject({ options: { username: 'app', password: 'word' } });
});

test.each([
  '',
  'redis',
  'http://one',
  'redis+sentinel://one',
  'redis+sentinel://one/',
  'redis+sentinel:///nirmaan',
  'redis+sentinel://one two/nirmaan',
  'redis+sentinel://:%zz@one/nirmaan',
])('no address of Redis: %j', (address) => expect(readRedisAddress(address)).toBeUndefined());
