import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadLists, type Server, startServer } from './http.ts';

/** The last version before pages were kept and their rendering was looked at. */
const EARLIER = '96a47bb8df35fc6b5bd997c284a4b991ebd9615c';
const CLIENTS = 16;
const ROUNDS = 4;
/** Pages of visitors are kept; a browser that has written a comment is given pages of its own. */
const OWN = { cookie: 'nirmaan_comments=bench' };

export interface Comparison {
  /** Pages a second of each round. */
  now: number[];
  earlier: number[];
}

/**
 * How often Home is made a second by this version and by an earlier one, on the demo directory, in turn. The earlier one is taken from
 * git's history, installed and built in a folder of its own.
 * @returns nothing where the history does not reach so far.
 * @throws when it cannot be installed, built or started.
 */
export async function compareHome(seconds: number): Promise<Comparison | undefined> {
  if (!hasEarlier()) return undefined;
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-earlier-'));
  const folder = path.join(home, 'program');
  const servers: Server[] = [];
  const start = async (name: string, where?: { folder: string; port: number }) => {
    const server = await startServer({ DATA_DIR: path.join(home, name), DEMO: '1' }, where);
    servers.push(server);
    return server;
  };
  try {
    checkOut(folder);
    const now = await start('now');
    const earlier = await start('earlier', { folder, port: Number(new URL(now.url).port) + 1 });
    const made: Comparison = { now: [], earlier: [] };
    const ask = async ({ url }: Server) => {
      const lists = Array.from({ length: CLIENTS }, () => ['/']);
      return (await loadLists(url, { lists, seconds, headers: OWN })).perSecond;
    };
    for (let round = 0; round < ROUNDS; round++) {
      made.earlier.push(await ask(earlier));
      made.now.push(await ask(now));
    }
    return made;
  } finally {
    for (const server of servers) await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

function hasEarlier(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', EARLIER], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function checkOut(folder: string) {
  // What it warns of was looked at then; what ends it stands in the error.
  const quietly: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'pipe'] };
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', folder], quietly);
  execFileSync('git', ['checkout', '--quiet', EARLIER], { ...quietly, cwd: folder });
  const env = { ...process.env, NODE_ENV: '' };
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { ...quietly, cwd: folder, env });
  execFileSync('npm', ['run', 'build'], { ...quietly, cwd: folder, env });
}
