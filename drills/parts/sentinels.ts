import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requirePrograms } from '#drills/parts/beside.ts';
import { NAMES } from '#drills/parts/ha-machine.ts';
import { Network } from '#drills/parts/network.ts';
import type { Stage } from '#drills/parts/stage.ts';

const WRITTEN = '10.0.0.';
const PASSWORD = 'change-me-4';

/** Three Redis, and three sentinels that agree which of them counts: the files of deploy/ha. */
export class Sentinels {
  readonly #prefix: string;
  readonly #servers: ChildProcess[] = [];

  private constructor(prefix: string) {
    this.#prefix = prefix;
  }

  static start(stage: Stage): Sentinels {
    requirePrograms('redis-server', 'redis-sentinel');
    const sentinels = new Sentinels(Network.loopback().prefix);
    for (const index of NAMES.keys()) {
      const replica = readFileSync('deploy/ha/redis.conf', 'utf8');
      sentinels.#servers.push(
        sentinels.#spawn(stage, 'redis-server', index === 0 ? replica.replace(/^replicaof.*$/m, '') : replica, index),
      );
    }
    for (const index of NAMES.keys()) sentinels.#spawn(stage, 'redis-sentinel', readFileSync('deploy/ha/sentinel.conf', 'utf8'), index);
    return sentinels;
  }

  /** What REDIS_URL is to be. */
  get url() {
    return `redis+sentinel://:${PASSWORD}@${[...NAMES.keys()].map((index) => `${this.#prefix}${11 + index}:26379`).join(',')}/nirmaan`;
  }

  /** The Redis that counts at first dies, or stands still. */
  lose(how: 'kill' | 'freeze') {
    this.#servers[0]?.kill(how === 'kill' ? 'SIGKILL' : 'SIGSTOP');
  }

  /** A file of deploy/ha for a machine: its own address is that of the first there, but for the lines that name the first. */
  #spawn(stage: Stage, program: string, written: string, index: number): ChildProcess {
    const folder = stage.makeFolder(program);
    const file = path.join(folder, 'redis.conf');
    const own = written.replace(/^((?:bind|replica-announce-ip|sentinel announce-ip) 10\.0\.0\.)11$/gm, `$1${11 + index}`);
    writeFileSync(file, `${own.replaceAll(WRITTEN, this.#prefix)}\ndir ${folder}\n`);
    const child = spawn(program, [file], { stdio: 'ignore' });
    stage.cleanUp(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    });
    return child;
  }
}
