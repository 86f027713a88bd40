import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startCluster } from '#server/db/embedded-postgres.ts';

const settings = { fsync: 'off', shared_buffers: '16MB' };

function makeHome() {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-killed-'));
  // The account that runs PostgreSQL has to enter it.
  chmodSync(home, 0o755);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/** A process that starts PostgreSQL in `home`, tells what it has started, and does nothing else. */
async function startElsewhere(home: string) {
  const child = fork('tests/helpers/cluster-child.ts', [home, JSON.stringify(settings)]);
  const [{ socketDir, postmaster }] = (await once(child, 'message')) as [{ socketDir: string; postmaster: number }];
  return { child, socketDir, postmaster };
}

test('a start after the process and its PostgreSQL were killed together waits for what still ends', async () => {
  const home = makeHome();
  const { child, socketDir, postmaster } = await startElsewhere(home);
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]?.pid ?? 0;
  onTestFinished(() => void client.end().catch(() => {}));
  // A statement that does not look up from its work: it outlives its postmaster.
  client.query('do $$ begin loop end loop; end $$').catch(() => {});
  const watcher = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  watcher.on('error', () => {});
  await watcher.connect();
  const isBusy = async () =>
    (await watcher.query('select from pg_stat_activity where pid = $1 and state = $2', [backend, 'active'])).rowCount;
  await expect.poll(isBusy).toBe(1);
  child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await once(child, 'exit');
  const said: string[] = [];
  const cluster = await startCluster(home, {
    settings,
    onWait: (line) => {
      said.push(line);
      process.kill(backend, 'SIGKILL');
    },
  });
  await cluster.stop();
  expect(said).toEqual(['PostgreSQL of before was killed and is still ending; waiting for it']);
});

test('a start that fails for another reason says so at once', async () => {
  const home = makeHome();
  const cluster = await startCluster(home, { settings });
  await cluster.stop();
  writeFileSync(path.join(home, 'postgres', 'postgresql.auto.conf'), 'no_such_setting = 1\n');
  const said: string[] = [];
  await expect(startCluster(home, { settings, onWait: (line) => said.push(line) })).rejects.toThrow('no_such_setting');
  expect(said).toEqual([]);
});

test('a first start that was cut short leaves no half database: the next one makes a whole one', async () => {
  const home = makeHome();
  const unfinished = path.join(home, 'postgres-unfinished');
  mkdirSync(unfinished);
  writeFileSync(path.join(unfinished, 'PG_VERSION'), '18\n');
  const cluster = await startCluster(home, { settings });
  const client = new pg.Client({ host: cluster.socketDir, user: 'postgres', database: 'postgres' });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await cluster.stop();
  expect(existsSync(unfinished)).toBe(false);
});
