import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Drill } from '#drills/parts/drill.ts';
import { probe } from '#drills/parts/latencies.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { NotRun } from '#drills/parts/verdict.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';

/** Holds a new database and some of its log, and is soon filled. */
const DISK = '512m';
/** Longer than the product tries to start its PostgreSQL again. Milliseconds. */
const FULL = 45_000;
/** From the first free byte to ready. Milliseconds. */
const LONGEST_RECOVERY = 10_000;
/** A start that cannot succeed says so by then. Milliseconds. */
const LONGEST_START = 60_000;

/** The disk of the data folder is full while people write, then it has room again; and a start while it is full. */
export const diskFull: Drill = {
  name: 'disk-full',
  does: `the data folder's disk full for ${FULL / 1_000} s under writes, room again, and a start on a full disk`,
  async run(stage) {
    const disk = mountSmallDisk(stage);
    const dataDir = path.join(disk, 'data');
    mkdirSync(dataDir, { mode: 0o755 });
    const server = await stage.startServer({ dataDir, settings: { LOG_LEVEL: 'warn' } });
    const writers = new Writers(server.url, await makeWorld(server.url));
    const stopWriting = writers.start(20);
    await delay(2_000);

    stage.scene('full');
    const full = writers.latencies.mark();
    fill(disk);
    await delay(2_000);
    const readiness = probe(server.url, ['/readyz'], { perSecond: 2 });
    const health = probe(server.url, ['/healthz'], { perSecond: 2 });
    await delay(FULL);
    const [ofReadiness, ofHealth] = [await readiness(), await health()];
    stage.expect(
      'called itself ready',
      ofReadiness.countStatus((status) => status === 200),
      '=',
      0,
    );
    stage.expect(
      'health refused',
      ofHealth.countStatus((status) => status !== 200),
      '=',
      0,
    );
    const meanwhile = writers.latencies.since(full);
    stage.note(
      'writes refused by 503',
      meanwhile.countStatus((status) => status === 503),
    );
    stage.expect(
      '5xx but 503',
      meanwhile.countStatus((status) => status > 503 || (status >= 500 && status < 503)),
      '=',
      0,
    );
    stage.expect(
      'no answer',
      meanwhile.countStatus((status) => status === 0),
      '=',
      0,
    );

    stage.scene('room again');
    makeRoom(disk);
    const recovery = await server.untilReady();
    await stopWriting();
    stage.expect('ready after', recovery, '≤', LONGEST_RECOVERY, 'ms');
    await writers.ledger.settle(stage, server.database());

    stage.scene('start on it');
    await server.stop();
    fill(disk);
    const second = stage.prepareServer({ dataDir, port: server.port, settings: { LOG_LEVEL: 'warn' } });
    await second.launch();
    const code = await Promise.race([second.ended(), delay(LONGEST_START, 'goes on', { ref: false })]);
    if (typeof code !== 'number' || code === 0) stage.fail(`a start on a full disk ended with ${code}`);
    const said = second.lastLines.trim().split('\n');
    stage.expect('lines said', said.length, '≤', 3);
    if (!/disk|space/i.test(said.at(-1) ?? '')) stage.fail(`a start on a full disk said: ${said.at(-1)}`);
    await second.kill();
    makeRoom(disk);
    stage.expect('with room ready after', await second.start(), '≤', LONGEST_RECOVERY, 'ms');
    await writers.ledger.settle(stage, second.database());
  },
};

/** @throws NotRun where nobody but the machine's owner may mount. */
function mountSmallDisk(stage: Stage): string {
  const folder = stage.makeFolder('disk');
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', folder], { encoding: 'utf8' });
  if (mounted.status !== 0)
    throw new NotRun(`a small disk could not be mounted (root may): ${(mounted.error?.message ?? mounted.stderr).trim()}`);
  // Lazily: whatever still holds a file there does not keep the folder.
  stage.cleanUp(() => spawnSync('umount', ['-l', folder]));
  return folder;
}

function fill(folder: string) {
  const file = openSync(path.join(folder, 'ballast'), 'a');
  try {
    for (const block of [1 << 20, 1 << 12])
      while (statfsSync(folder).bavail * statfsSync(folder).bsize >= block) writeSync(file, Buffer.alloc(block));
  } catch (error) {
    // Somebody else took the last bytes.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

function makeRoom(folder: string) {
  rmSync(path.join(folder, 'ballast'));
}
