import { readFileSync, writeFileSync } from 'node:fs';
import { readProcess } from '#drills/parts/processes.ts';

/** How often it is looked. Milliseconds. */
const LOOK = 100;

/**
 * What the server and the processes that it started may hold together at most, whatever is done to it. MB. Wanted were 640, when there were half as many
 * calls: `bad-input`, which asks each of them, came to 665 on 2026-11-30. Of that 180 live after a collection, three quarters of it the program itself.
 */
export const MOST_MEMORY = 700;

/** Resident memory in MB: of the process, of those that it started without what they share, and of all together. */
export interface Memory {
  process: number;
  children: number;
  together: number;
}

/**
 * What a process and the processes that it started take, PostgreSQL's left out: now, and at most since it started or `forget`. The peak
 * of all together is the most of what each reached within the same tenth of a second, so rather too much than too little. Pages that a
 * started process shares, Node's program above all, are the process's own as well and count once.
 */
export class MemoryWatch {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #peak: Memory = { process: 0, children: 0, together: 0 };

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.#look(), LOOK).unref();
  }

  get now(): Memory {
    return this.#measure('VmRSS');
  }

  get peak(): Memory {
    this.#look();
    return this.#peak;
  }

  forget() {
    this.#look();
    this.#peak = { process: 0, children: 0, together: 0 };
  }

  stop() {
    clearInterval(this.#timer);
  }

  #look() {
    const { process, children, together } = this.#measure('VmHWM');
    for (const pid of [this.#pid, ...childrenOf(this.#pid)]) beginAnew(pid);
    this.#peak = {
      process: Math.max(this.#peak.process, process),
      children: Math.max(this.#peak.children, children),
      together: Math.max(this.#peak.together, together),
    };
  }

  #measure(field: 'VmRSS' | 'VmHWM'): Memory {
    const process = read(readProcess(this.#pid, 'status'), field);
    const children = childrenOf(this.#pid).reduce((sum, pid) => sum + readAlone(pid, field), 0);
    return { process, children, together: process + children };
  }
}

/** What a process takes that no other has. */
function readAlone(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const mapped = readProcess(pid, 'smaps_rollup');
  const shared = read(mapped, 'Shared_Clean') + read(mapped, 'Shared_Dirty');
  return Math.max(0, read(readProcess(pid, 'status'), field) - shared);
}

function read(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1_000;
}

/** The processes that a process started, without PostgreSQL's first one. */
function childrenOf(pid: number): number[] {
  try {
    const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
    return pids.filter((child) => !/^Name:\s+postgres$/m.test(readProcess(child, 'status')));
  } catch {
    return [];
  }
}

/** Lets the kernel's peak of a process count from now on. */
function beginAnew(pid: number) {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // It has just ended.
  }
}
