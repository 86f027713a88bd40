import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadLists, type Server, startServer } from './http.ts';

const CLIENTS = 16;

/** Pages of visitors are kept; a browser that has written a comment is given pages of its own. */
export const OWN = { cookie: 'nirmaan_comments=bench' };

/** What two servers gave, pages a second of each round. */
export type InTurn = [first: number[], second: number[]];

/** Asks two servers for Home in turn: what differs from one minute to the next differs for both. */
export async function askHomeInTurn(
  servers: [Server, Server],
  { rounds, seconds, headers }: { rounds: number; seconds: number; headers: Record<string, string> },
): Promise<InTurn> {
  const given: InTurn = [[], []];
  const lists = Array.from({ length: CLIENTS }, () => ['/']);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { url }] of servers.entries()) given[at as 0 | 1].push((await loadLists(url, { lists, seconds, headers })).perSecond);
  }
  return given;
}

type Start = (name: string, settings?: Record<string, string>, where?: Parameters<typeof startServer>[1]) => Promise<Server>;

/**
 * Does something with servers that have a demo directory of their own each. They end with it, whatever comes of it, and their folder goes.
 * @throws what `work` throws, or that a server did not start.
 */
export async function withDemoServers<Result>(work: (start: Start, home: string) => Promise<Result>): Promise<Result> {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-in-turn-'));
  const servers: Server[] = [];
  const start: Start = async (name, settings = {}, where = {}) => {
    const server = await startServer({ DATA_DIR: path.join(home, name), DEMO: '1', ...settings }, where);
    servers.push(server);
    return server;
  };
  try {
    return await work(start, home);
  } finally {
    for (const server of servers) await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
