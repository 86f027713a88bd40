import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import type { BenchDatabase } from './databases.ts';
import type { Figures } from './measure.ts';

/** Statements that one question sends, as text that can be sent alone. */
export type Recording = string[];

/** A pool that also notes every statement, its values written into it. */
export function recordingPool(pool: Pool): { pool: Pool; take: () => Recording } {
  let recorded: Recording = [];
  const query = (first: string | { text: string; values?: unknown[] }, second?: unknown[]) => {
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : first;
    recorded.push(withValues(text, values ?? []));
    return pool.query(first as string, second);
  };
  const recording = new Proxy(pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key, target)) });
  return {
    pool: recording,
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
}

function withValues(text: string, values: unknown[]) {
  return text.replace(/\$(\d+)/g, (_, index) => literal(values[Number(index) - 1])).replaceAll('\n', ' ');
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return quote(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return quote(String(value));
}

/** Quoted text without colons: pgbench takes ':name' for a variable, in quotes too. */
function quote(text: string) {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(':', '\\x3a')}'`;
}

export const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;

/** The same statements sent by pgbench, prepared: what the engine can do without us. A question of several is one transaction. */
export function runPgbench({ address }: BenchDatabase, questions: Recording[], clients: number, seconds: number): Figures {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-pgbench-'));
  const files = questions
    .filter((statements) => statements.length > 0)
    .flatMap((statements, index) => {
      const file = path.join(folder, `${index}.sql`);
      writeFileSync(file, `${statements.join(';\n')};\n`);
      return ['-f', file];
    });
  const connection = ['-h', address.host, '-U', address.user, address.database];
  const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', String(Math.min(clients, 2)), '-T', String(seconds)];
  const env = { ...process.env, PGOPTIONS: '-c plan_cache_mode=force_generic_plan' };
  const { stdout, stderr, status } = spawnSync('pgbench', [...options, ...files.slice(0, 2 * 128), ...connection], {
    encoding: 'utf8',
    env,
  });
  rmSync(folder, { recursive: true, force: true });
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  const latency = Number(/^latency average = ([\d.]+)/m.exec(stdout)?.[1]);
  if (status !== 0 || !rate) throw new Error(`pgbench: ${stderr.slice(-500)}`);
  return { perSecond: rate, p50: latency, p99: Number.NaN };
}
