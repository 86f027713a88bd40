import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createDatabase, createPool } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded-postgres.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

/** Two PostgreSQL servers of the test file's own: a primary with the migrated database, and a hot standby that streams from it. */
export async function createReplicatedDatabase() {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-pair-'));
  chmodSync(home, 0o755);
  const [primaryHome, replicaHome] = [path.join(home, 'a'), path.join(home, 'b')];
  const settings = { fsync: 'off', shared_buffers: '32MB' };
  const addressOn = (host: string) => ({ host, user: 'postgres', database: 'postgres' });

  const first = await startCluster(primaryHome, { settings });
  await prepareDatabase({ address: addressOn(first.socketDir), config: { DEMO: false }, log: pino({ level: 'silent' }) });
  await first.stop();
  mkdirSync(replicaHome);
  execFileSync('cp', ['-a', path.join(primaryHome, 'postgres'), replicaHome]);
  writeFileSync(path.join(replicaHome, 'postgres/standby.signal'), '');

  let primary = await startCluster(primaryHome, { settings });
  const startReplica = (conninfo = `host=${primary.socketDir} user=postgres`) =>
    startCluster(replicaHome, { settings: { ...settings, primary_conninfo: conninfo } });
  let replica = await startReplica();
  const address = addressOn(primary.socketDir);
  const [pool, replicaPool] = [createPool(address, { max: 8 }), createPool(addressOn(replica.socketDir), { max: 1, mayBeStandby: true })];
  whenDone(async () => {
    await pool.end();
    await replicaPool.end();
    await replica.stop();
    await primary.stop();
    rmSync(home, { recursive: true, force: true });
  });
  return {
    database: { address, pool, db: createDatabase(pool) },
    replicaUrl: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(replica.socketDir)}`,
    replicaPool,
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await startReplica();
    },
    /** Where both sockets are. */
    hosts: { primary: primary.socketDir, replica: replica.socketDir },
    stopPrimary: () => primary.stop(),
    /** Brings the primary of before back as it was, with nobody to follow. */
    async returnPrimary() {
      primary = await startCluster(primaryHome, { settings });
    },
    /** Makes the standby that was stopped the primary, with what it had. @returns where its socket is. */
    async promoteReplica() {
      replica = await startReplica('');
      await replicaPool.query('select pg_promote()');
      return replica.socketDir;
    },
  };
}
