import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';

/** Every row of every table, the queues' included, as one text a row: what a dump of the database would hold. */
export async function dumpDatabase(pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'm') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  const dumped = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select t::text as line from ${name} t`);
    dumped.push(...rows.map(({ line }) => `${name}: ${line}`));
  }
  return dumped;
}

/** Every file under a folder: its path within it, and what it holds. */
export function dumpFolder(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return `${path.relative(folder, file)}: ${readFileSync(file, 'latin1')}`;
  });
}

/** The lines that hold one of the words in whatever case, or one of the numbers however it is spaced. */
export function findTraces(dump: string[], { words, numbers = [] }: { words: string[]; numbers?: string[] }): string[] {
  const patterns = [
    ...words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')),
    ...numbers.map((number) => [...number].join('[\\s().-]*')),
  ];
  const trace = new RegExp(patterns.join('|'), 'i');
  return dump.filter((line) => trace.test(line));
}
