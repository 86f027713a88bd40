/** How often it is looked at the clock, and how long a process may be busy with one thing before it counts as having stood still. Milliseconds. */
const TICK = 500;
const LONGEST = 3_000;

/**
 * Whether this process stood still (frozen, on a machine that slept) and has heard nothing of the database since: meanwhile another server may
 * have taken the place of the one it knew. Who wakes believes its database away for a moment, and would give what it remembers.
 */
export class Standstill {
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #lookedAt: number;
  #times = 0;
  #heardAfter = 0;

  /** @param now a clock that goes on while the process stands still. */
  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
    this.#lookedAt = now();
    this.#timer = setInterval(() => this.times, TICK).unref();
  }

  /** How often it has stood still. */
  get times(): number {
    const now = this.#now();
    if (now - this.#lookedAt > LONGEST) this.#times += 1;
    this.#lookedAt = now;
    return this.#times;
  }

  /** Whether nothing was heard since it stood still last. */
  get isUnheard(): boolean {
    return this.#heardAfter < this.times;
  }

  /** The database has answered what was asked when it had stood still so many times: answers may have waited for the process to wake. */
  hear(times: number): void {
    this.#heardAfter = Math.max(this.#heardAfter, times);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
