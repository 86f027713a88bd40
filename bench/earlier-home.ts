import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import path from 'node:path';
import { askHomeInTurn, type InTurn, OWN, withDemoServers } from './home-in-turn.ts';

/** The last version before pages were kept and their rendering was looked at. */
const EARLIER = '96a47bb8df35fc6b5bd997c284a4b991ebd9615c';
const ROUNDS = 4;

/**
 * How often Home is made a second by an earlier version and by this one, on the demo directory. The earlier one is taken from git's
 * history, installed and built in a folder of its own.
 * @returns nothing where the history does not reach so far.
 * @throws when it cannot be installed, built or started.
 */
export async function compareHome(seconds: number): Promise<InTurn | undefined> {
  if (!hasEarlier()) return undefined;
  return withDemoServers(async (start, home) => {
    const folder = path.join(home, 'program');
    checkOut(folder);
    const now = await start('now');
    const earlier = await start('earlier', {}, { folder, port: Number(new URL(now.url).port) + 1 });
    return askHomeInTurn([earlier, now], { rounds: ROUNDS, seconds, headers: OWN });
  });
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
  const env = { ...process.env, NODE_ENV: '', PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}` };
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { ...quietly, cwd: folder, env });
  execFileSync('npm', ['run', 'build'], { ...quietly, cwd: folder, env });
}
