// What the download of a list of BENCH_SIZE (1000000) businesses takes: seconds, size, and the memory of the server meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { showCount } from '#app/components/show-count.ts';
import { createLog } from '#server/base/log.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded-postgres.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { startServer } from './http.ts';
import { printTable } from './table.ts';

const SIZE = Number(process.env.BENCH_SIZE ?? 1_000_000);

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-exports-'));
const cluster = await startCluster(path.join(home, 'postgres'), { settings: { max_wal_size: '4GB' } });
try {
  const address = { host: cluster.socketDir, user: 'postgres', database: 'postgres' };
  await prepareDatabase({ address, config: { DEMO: false }, log: createLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }) });
  const pool = createPool(address, { max: 1, statementTimeout: 3_600_000 });
  // Nobody searches here: the rows alone, without what lists make of them.
  await pool.query('set session_replication_role = replica');
  await pool.query(
    `insert into businesses (name, service, phone_no, email, address, city, state, price, short_description, description, status)
     select 'Business ' || n, 'Waterproofing', (6000000000 + n)::text, 'b' || n || '@example.in', n || ' Karve Road, Kothrud', 'Pune', 'Maharashtra',
       '45 per sq ft', 'Leaks found and stopped', repeat('Terraces, bathrooms and basements. ', 8), 'approved'
     from generate_series(1, $1) n`,
    [SIZE],
  );
  await pool.query('insert into business_stats (business_id) select business_id from businesses');
  await pool.query('set session_replication_role = origin');
  await pool.query('vacuum analyze businesses');
  const admin = await signInAdmin(createDatabase(pool));
  await pool.end();
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(cluster.socketDir)}`;
  const server = await startServer({ DATA_DIR: path.join(home, 'data'), DEMO: '0', DATABASE_URL: url });
  try {
    const results = [];
    for (const format of ['csv', 'xlsx']) results.push(await measure(server, admin.headers, format));
    printTable(
      [`${showCount(SIZE)} businesses as`, 'seconds', 'MB', 'rows/s', 'memory before, MB', 'at most, MB', 'slowest other answer, ms'],
      results,
    );
  } finally {
    await server.stop();
  }
} finally {
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function measure({ url, memory }: Server, headers: Record<string, string>, format: string) {
  const before = await memory();
  const begun = await fetch(`${url}/api/v1/admin/export/begin`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ list: 'businesses', format }),
  });
  const { export: file } = (await begun.json()) as { export: { _id: string } };
  const start = performance.now();
  const answer = await fetch(`${url}/api/v1/admin/export/file/${file._id}`, { headers: { ...headers, 'accept-encoding': 'identity' } });
  let bytes = 0;
  let isOver = false;
  const seen = { memory: before, slowest: 0 };
  const watch = (async () => {
    while (!isOver) {
      seen.memory = Math.max(seen.memory, await memory());
      const asked = performance.now();
      await (await fetch(`${url}/api/v1/settings/phone-view-limit/get`)).text();
      seen.slowest = Math.max(seen.slowest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  isOver = true;
  await watch;
  const seconds = (performance.now() - start) / 1000;
  const so = await (await fetch(`${url}/api/v1/admin/export/get/${file._id}`, { headers })).json();
  const { state, written } = (so as { export: { state: string; written: number } }).export;
  if (state !== 'done' || written !== SIZE) throw new Error(`the download is ${state} with ${written} rows`);
  return [format, ...[seconds, bytes / 1e6, written / seconds, before, seen.memory, seen.slowest].map((figure) => figure.toFixed(0))];
}
