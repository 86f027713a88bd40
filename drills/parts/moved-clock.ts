import { globSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from '#drills/parts/stage.ts';
import { NotRun } from '#drills/parts/verdict.ts';

/** Where the Debian package libfaketime, and others, put the library. */
const PLACES = ['/usr/lib/*/faketime', '/usr/lib*/faketime', '/usr/local/lib/faketime'];

/**
 * The time of day that a server and its PostgreSQL see, moved by libfaketime from outside: the product itself has no way to be
 * told another time. Time spans (timers, time limits) run on as they are.
 */
export class MovedClock {
  readonly #file: string;
  readonly #library: string;
  /** Seconds that the clock is ahead. */
  #ahead = 0;

  /** @throws NotRun when libfaketime is not on this machine. */
  constructor(stage: Stage) {
    const [library] = globSync(PLACES.map((place) => `${place}/libfaketimeMT.so.1`));
    if (!library) throw new NotRun('libfaketime is not installed');
    this.#library = library;
    this.#file = path.join(stage.makeFolder('clock'), 'offset');
    this.set(0);
  }

  /** What a server is to be started with; its PostgreSQL takes it over. */
  get settings(): Record<string, string> {
    return {
      LD_PRELOAD: this.#library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** Puts the clock so many seconds ahead of the machine's own; everybody sees it at their next look. */
  set(ahead: number) {
    this.#ahead = ahead;
    const next = `${this.#file}.next`;
    writeFileSync(next, `${ahead < 0 ? '' : '+'}${ahead}`);
    renameSync(next, this.#file);
  }

  /** Lets so many seconds pass. */
  move(seconds: number) {
    this.set(this.#ahead + seconds);
  }

  /** The time of day that the server sees. */
  get now(): Date {
    return new Date(Date.now() + this.#ahead * 1_000);
  }
}
