import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A file that the kernel keeps about a process; empty when there is none of this number. */
export function readProcess(pid: number, file: 'status' | 'cmdline' | 'environ' | 'smaps_rollup'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Lets a PostgreSQL stand still, as a machine without memory or a lost disk does. */
export function freezePostgres(postmaster: number) {
  signalAll(postmaster, 'SIGSTOP');
}

export function thawPostgres(postmaster: number) {
  signalAll(postmaster, 'SIGCONT');
}

/** Ends a PostgreSQL and all that belongs to it without a word, as a machine that loses its power. */
export function killPostgres(postmaster: number) {
  // Frozen first: what would be left alone knows whose it was.
  freezePostgres(postmaster);
  const children = childrenOf(postmaster);
  for (const pid of [postmaster, ...children]) send(pid, 'SIGKILL');
}

/** Ends a PostgreSQL at once, also a frozen one, if the process of this number is the one of `dataDir`: numbers are used again. */
export async function endPostgres(postmaster: number, dataDir: string) {
  const runs = () => readProcess(postmaster, 'cmdline').includes(dataDir);
  if (!runs()) return;
  process.kill(postmaster, 'SIGQUIT');
  thawPostgres(postmaster);
  while (runs()) await delay(50);
}

/** The first process first: while it stands still there come no new ones. */
function signalAll(postmaster: number, signal: NodeJS.Signals) {
  send(postmaster, signal);
  for (const pid of childrenOf(postmaster)) send(pid, signal);
}

function childrenOf(postmaster: number): number[] {
  const running = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return running.map(Number).filter((pid) => parentOf(pid) === postmaster);
}

/** A child that has just ended needs no signal. */
function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1]);
}
