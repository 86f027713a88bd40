// Writes server/db/types.ts, columns.ts and schema.sql from a freshly migrated database; with --check it only says whether they are current.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, createPool } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { describeSchema } from './describe-schema.ts';

const FILES = {
  types: path.resolve('server/db/types.ts'),
  columns: path.resolve('server/db/columns.ts'),
  schema: path.resolve('server/db/schema.sql'),
};

const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-types-'));
const cluster = await startCluster(home, { settings: { fsync: 'off' } });
const pool = createPool({ host: cluster.socketDir, user: 'postgres', database: 'postgres' });
const output = path.join(home, 'types.ts');
let columns = '';
let schema = '';
try {
  await migrate(createDatabase(pool));
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(cluster.socketDir)}`;
  const options = ['--dialect', 'postgres', '--url', url, '--out-file', output, '--numeric-parser', 'number', '--log-level', 'error'];
  execFileSync('node_modules/.bin/kysely-codegen', [...options, '--exclude-pattern', '*.kysely_*'], { stdio: 'inherit' });
  columns = await writeColumns();
  schema = await describeSchema(pool);
} finally {
  await pool.end();
  await cluster.stop();
}
const wanted = { types: readFileSync(output, 'utf8'), columns, schema };
const names = Object.keys(wanted) as (keyof typeof wanted)[];
rmSync(home, { recursive: true, force: true });

if (!process.argv.includes('--check')) {
  for (const name of names) writeFileSync(FILES[name], wanted[name]);
} else if (names.some((name) => !existsSync(FILES[name]) || readFileSync(FILES[name], 'utf8') !== wanted[name])) {
  console.error('server/db/types.ts, columns.ts or schema.sql is older than the migrations: run npm run db:types');
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
