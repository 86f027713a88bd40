import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Stage } from '#drills/parts/stage.ts';
import { socketDirOf, startCluster } from '#server/db/embedded-postgres.ts';

/** Two processes of the product and the drill itself use it at once. */
const SETTINGS = { max_connections: '150', shared_buffers: '64MB' };

/** A PostgreSQL with an empty database, and a standby that streams from it. @returns their addresses. */
export async function startReplicatedPostgres(stage: Stage): Promise<{ url: string; replicaUrl: string }> {
  const [home, replicaHome] = [stage.makeFolder('primary'), stage.makeFolder('replica')];
  const first = await startCluster(home, { settings: SETTINGS });
  const admin = new pg.Client({ host: first.socketDir, user: 'postgres', database: 'postgres' });
  await admin.connect();
  await admin.query('create database nirmaan');
  await admin.end();
  await first.stop();
  // With its owner: PostgreSQL starts on files of its own account alone.
  execFileSync('cp', ['-a', path.join(home, 'postgres'), replicaHome]);
  writeFileSync(path.join(replicaHome, 'postgres/standby.signal'), '');

  const primary = await startCluster(home, { settings: SETTINGS });
  stage.cleanUp(() => primary.stop());
  const standby = { ...SETTINGS, hot_standby_feedback: 'on', primary_conninfo: `host=${primary.socketDir} user=postgres` };
  const replica = await startCluster(replicaHome, { settings: standby });
  stage.cleanUp(() => replica.stop());
  const urlOf = (folder: string) => `postgres://postgres@localhost/nirmaan?host=${encodeURIComponent(socketDirOf(folder))}`;
  return { url: urlOf(home), replicaUrl: urlOf(replicaHome) };
}
