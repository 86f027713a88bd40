import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { asking } from '#server/base/asker.ts';
import { ReadsAndWrites } from '#server/db/reads-and-writes.ts';

const asked: string[] = [];
const poolOf = (name: string, idleCount = 0) =>
  ({
    idleCount,
    connect: async () => ({
      query: async (text: string) => void asked.push(`${name}: ${text}`),
      release: () => asked.push(`${name}: back`),
    }),
  }) as unknown as pg.Pool;
const both = new ReadsAndWrites(poolOf('reads'), poolOf('writes'));

/** Runs statements on one connection. @returns where each was asked. */
async function run(...texts: string[]) {
  return runOn(both, ...texts);
}

async function runOn(pools: ReadsAndWrites, ...texts: string[]) {
  asked.length = 0;
  const client = await pools.connect();
  for (const text of texts) await client.query(text, []);
  client.release();
  return asked.filter((line) => !line.endsWith('back')).map((line) => line.split(':')[0]);
}

test.each([
  ['reads', 'select 1'],
  ['reads', ' with found as (select updated_at from businesses) select * from found'],
  ['reads', 'start transaction isolation level repeatable read read only'],
  ['writes', 'begin'],
  ['writes', 'start transaction isolation level serializable'],
  ['writes', 'INSERT into settings values (1)'],
  ['writes', 'with gone as (\n delete from settings returning *) select count(*) from gone'],
  ['writes', '\n  update settings set value = 1'],
])('%s have the connection for %s', async (pool, text) => {
  expect(await run(text)).toEqual([pool]);
});

test('a transaction stays on its connection, and each connection is given back once', async () => {
  expect(await run('begin', 'select 1', 'insert into settings values (1)', 'commit')).toEqual(['writes', 'writes', 'writes', 'writes']);
  expect(await run('select 1', 'update settings set value = 1')).toEqual(['reads', 'writes']);
  expect(asked.filter((line) => line.endsWith('back'))).toEqual(['reads: back', 'writes: back']);
});

test('one that asked nothing takes none', async () => {
  expect(await run()).toEqual([]);
  expect(asked).toEqual([]);
});

test('a request that has waited for long waits for no other connection to write on; it reads, and writes on one that nobody has', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const slow = poolOf('writes');
  const connect = slow.connect.bind(slow);
  Object.assign(slow, {
    connect() {
      vi.advanceTimersByTime(501);
      return connect();
    },
  });
  const busy = new ReadsAndWrites(poolOf('reads'), slow);
  const begin = () => runOn(busy, 'begin');
  await asking({ network: '192.0.2.7' }, async () => {
    expect(await begin()).toEqual(['writes']);
    await expect(begin()).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
    expect(await runOn(busy, 'select 1')).toEqual(['reads']);
    Object.assign(slow, { idleCount: 1 });
    expect(await begin()).toEqual(['writes']);
    Object.assign(slow, { idleCount: 0 });
  });
  expect(await asking({ network: '192.0.2.7' }, begin)).toEqual(['writes']);
  for (const _time of [1, 2]) expect(await begin()).toEqual(['writes']);
  vi.useRealTimers();
});
