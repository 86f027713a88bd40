// Writes server/db/types.ts from a freshly migrated database; with --check it only says whether the file is current.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, createPool } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';

const FILE = path.resolve('server/db/types.ts');

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-types-'));
const cluster = await startCluster(home, { settings: { fsync: 'off' } });
const pool = createPool({ host: cluster.socketDir, user: 'postgres', database: 'postgres' });
const output = path.join(home, 'types.ts');
try {
  await migrate(createDatabase(pool));
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(cluster.socketDir)}`;
  const options = ['--dialect', 'postgres', '--url', url, '--out-file', output, '--numeric-parser', 'number', '--log-level', 'error'];
  execFileSync('node_modules/.bin/kysely-codegen', [...options, '--exclude-pattern', '*.kysely_*'], { stdio: 'inherit' });
} finally {
  await pool.end();
  await cluster.stop();
}
const wanted = readFileSync(output, 'utf8');
rmSync(home, { recursive: true, force: true });

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, wanted);
} else if (readFileSync(FILE, 'utf8') !== wanted) {
  console.error('server/db/types.ts is older than the migrations: run npm run db:types');
  process.exitCode = 1;
}
