import { execFileSync } from 'node:child_process';
import type { Stage } from '#drills/parts/stage.ts';
import { NotRun } from '#drills/parts/verdict.ts';

/** Drills that run at the same time have addresses of their own. */
const OWN = 1 + (process.pid % 250);

/** The addresses of several machines: of the loopback, or in network namespaces of this machine, where one can be cut off. */
export class Network {
  /** What their addresses begin with. */
  readonly prefix: string;
  /** What they connect to each other from. */
  readonly range: string;
  readonly #isApart: boolean;

  private constructor(prefix: string, isApart: boolean) {
    this.prefix = prefix;
    this.range = isApart ? `${prefix}0/24` : '127.0.0.0/8';
    this.#isApart = isApart;
  }

  static loopback(): Network {
    return new Network(`127.77.${OWN}.`, false);
  }

  /**
   * A namespace for each, all of them on one bridge on which the drill is, too. They are gone with the drill.
   * @throws NotRun where namespaces cannot be made.
   */
  static apart(stage: Stage, names: readonly string[]): Network {
    const network = new Network(`10.77.${OWN}.`, true);
    const bridge = `nhb${OWN}`;
    try {
      stage.cleanUp(() => remove('link', 'del', bridge));
      ip('link', 'add', bridge, 'type', 'bridge');
      ip('addr', 'add', `${network.prefix}1/24`, 'dev', bridge);
      ip('link', 'set', bridge, 'up');
      for (const [index, name] of names.entries()) {
        const namespace = network.namespaceOf(name) as string;
        const inside = `${linkOf(name)}i`;
        stage.cleanUp(() => remove('netns', 'del', namespace));
        ip('netns', 'add', namespace);
        ip('link', 'add', linkOf(name), 'type', 'veth', 'peer', 'name', inside);
        ip('link', 'set', inside, 'netns', namespace);
        ip('link', 'set', linkOf(name), 'master', bridge);
        ip('link', 'set', linkOf(name), 'up');
        ip('-n', namespace, 'addr', 'add', `${network.prefix}${11 + index}/24`, 'dev', inside);
        ip('-n', namespace, 'link', 'set', inside, 'up');
        ip('-n', namespace, 'link', 'set', 'lo', 'up');
      }
    } catch (error) {
      throw new NotRun(`network namespaces cannot be made here (they need root): ${(error as Error).message.trim().split('\n').at(-1)}`);
    }
    return network;
  }

  namespaceOf(name: string): string | undefined {
    return this.#isApart ? `nirmaan-${name}-${OWN}` : undefined;
  }

  /** Pulls the cable of a machine. */
  cut(name: string) {
    ip('link', 'set', linkOf(name), 'down');
  }

  join(name: string) {
    ip('link', 'set', linkOf(name), 'up');
  }
}

function linkOf(name: string) {
  return `nh${OWN}${name.slice(0, 5)}`;
}

function ip(...args: string[]) {
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
}

/** What was never made needs no removing. */
function remove(...args: string[]) {
  try {
    ip(...args);
  } catch {}
}
