import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadLists, type Server, startServer } from './http.ts';

const CLIENTS = 16;
const ROUNDS = 3;

/** What is asked for: what costs least of a worker's time, and what costs most. */
const ASKED: [name: string, headers: Record<string, string>][] = [
  ['kept: Home', {}],
  // Pages of visitors are kept; a browser that has written a comment is given pages of its own.
  ['Home, made anew for each', { cookie: 'nirmaan_comments=bench' }],
];

export interface WorkersRow {
  name: string;
  /** Pages a second of each round. */
  one: number[];
  two: number[];
}

/**
 * What two workers give beside one, each with a demo directory of its own, asked in turn. Clients and databases are on the same cores: where
 * there are two of these, what the clients take is missing to the second worker.
 */
export async function compareWorkers(seconds: number): Promise<WorkersRow[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-workers-'));
  const servers: Server[] = [];
  const start = async (workers: string, port?: number) => {
    const settings = { DATA_DIR: path.join(home, workers), DEMO: '1', WORKERS: workers };
    const server = await startServer(settings, port === undefined ? {} : { port });
    servers.push(server);
    return server;
  };
  try {
    const one = await start('1');
    const two = await start('2', Number(new URL(one.url).port) + 1);
    const ask = async ({ url }: Server, headers: Record<string, string>) => {
      const lists = Array.from({ length: CLIENTS }, () => ['/']);
      return (await loadLists(url, { lists, seconds, headers })).perSecond;
    };
    const rows: WorkersRow[] = [];
    for (const [name, headers] of ASKED) {
      const row: WorkersRow = { name, one: [], two: [] };
      for (let round = 0; round < ROUNDS; round++) {
        row.one.push(await ask(one, headers));
        row.two.push(await ask(two, headers));
      }
      rows.push(row);
    }
    return rows;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
