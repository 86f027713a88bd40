// Writes server/db/types.ts and server/db/columns.ts from a freshly migrated database; with --check it only says whether they are current.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, createPool } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';

const FILES = { types: path.resolve('server/db/types.ts'), columns: path.resolve('server/db/columns.ts') };

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-types-'));
const cluster = await startCluster(home, { settings: { fsync: 'off' } });
const pool = createPool({ host: cluster.socketDir, user: 'postgres', database: 'postgres' });
const output = path.join(home, 'types.ts');
let columns = '';
try {
  await migrate(createDatabase(pool));
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(cluster.socketDir)}`;
  const options = ['--dialect', 'postgres', '--url', url, '--out-file', output, '--numeric-parser', 'number', '--log-level', 'error'];
  execFileSync('node_modules/.bin/kysely-codegen', [...options, '--exclude-pattern', '*.kysely_*'], { stdio: 'inherit' });
  columns = await writeColumns();
} finally {
  await pool.end();
  await cluster.stop();
}
const wanted = { types: readFileSync(output, 'utf8'), columns };
rmSync(home, { recursive: true, force: true });

if (!process.argv.includes('--check')) {
  for (const name of ['types', 'columns'] as const) writeFileSync(FILES[name], wanted[name]);
} else if (
  !existsSync(FILES.columns) ||
  readFileSync(FILES.types, 'utf8') !== wanted.types ||
  readFileSync(FILES.columns, 'utf8') !== columns
) {
  console.error('server/db/types.ts or columns.ts is older than the migrations: run npm run db:types');
  process.exitCode = 1;
}

/** What tables and views are made of, as a module. */
async function writeColumns(): Promise<string> {
  const { rows } = await pool.query<{ relation: string; columns: string[] }>(
    `select relname as relation, array_agg(attname::text order by attname) as columns from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped and relname not like 'kysely%'
     group by 1 order by 1`,
  );
  const lines = rows.map(({ relation, columns: names }) => `  ${relation}: '${names.join(' ')}'.split(' '),`);
  return `// Written by scripts/generate-db-types.ts.\n\n/** The columns of every table and view. */\nexport const COLUMNS = {\n${lines.join('\n')}\n};\n`;
}
