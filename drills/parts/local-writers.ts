import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { HaMachine } from '#drills/parts/ha-machine.ts';
import { until } from '#drills/parts/ha-trio.ts';
import type { Stage } from '#drills/parts/stage.ts';

/** Between two writes on a machine. Milliseconds. */
const PAUSE = 50;

interface Taken {
  machine: HaMachine;
  /** The server's timeline: a promotion begins a later one. Hexadecimal digits. */
  timeline: string;
  /** When it was asked, and when it was answered. */
  from: number;
  at: number;
}

/** Somebody on each machine who writes all the time through the socket of PostgreSQL there, and waits for no standby. */
export class LocalWriters {
  /** Every write that was taken. */
  readonly taken: Taken[] = [];
  readonly #working: Promise<void>[];
  #isStopped = false;

  private constructor(machines: HaMachine[]) {
    this.#working = machines.map((machine) => this.#write(machine));
  }

  static async start(stage: Stage, machines: HaMachine[], primary: HaMachine): Promise<LocalWriters> {
    await primary.query('create table local_writes (machine text, at timestamptz default now())');
    const writers = new LocalWriters(machines);
    stage.cleanUp(() => writers.stop());
    return writers;
  }

  async stop() {
    this.#isStopped = true;
    await Promise.all(this.#working);
  }

  /** When the last write on a machine was taken. */
  lastOf(machine: HaMachine): number {
    return this.taken.findLast((each) => each.machine === machine)?.at ?? Number.NEGATIVE_INFINITY;
  }

  firstSince(machine: HaMachine, from: number): number {
    return this.taken.find((each) => each.machine === machine && each.at > from)?.at ?? Number.POSITIVE_INFINITY;
  }

  /** The longest time without a write that was taken there, since then and until now. */
  longestPause(machine: HaMachine, from: number): number {
    const times = [from, ...this.taken.filter((each) => each.machine === machine && each.at > from).map(({ at }) => at), performance.now()];
    return Math.max(...times.slice(1).map((at, index) => at - (times[index] as number)));
  }

  async untilTakes(machine: HaMachine) {
    const from = performance.now();
    await until(`${machine.name} takes no write`, async () => this.lastOf(machine) > from || undefined);
  }

  /** How many were asked for, and taken, on an earlier timeline after the first on a later one was taken. */
  countLate(): number {
    const first = new Map<string, number>();
    for (const { timeline, at } of this.taken) first.set(timeline, Math.min(at, first.get(timeline) ?? at));
    return this.taken.filter(({ timeline, from }) => [...first].some(([later, at]) => later > timeline && at < from)).length;
  }

  async #write(machine: HaMachine) {
    while (!this.#isStopped) {
      const client = machine.client('postgres');
      try {
        await client.connect();
        await client.query('set synchronous_commit = local');
        while (!this.#isStopped) await this.#writeOnce(client, machine);
      } catch {
        // A standby, or one that starts or stops.
      } finally {
        await client.end().catch(() => {});
      }
      await delay(PAUSE);
    }
  }

  async #writeOnce(client: pg.Client, machine: HaMachine) {
    const from = performance.now();
    const { rows } = await client.query<{ timeline: string }>(
      `insert into local_writes (machine) values ('${machine.name}') returning left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline`,
    );
    this.taken.push({ machine, timeline: rows[0]?.timeline ?? '', from, at: performance.now() });
    await delay(PAUSE);
  }
}
