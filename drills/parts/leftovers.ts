import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Ends the processes that work in `folder`, or were started for it: a drill that was ended by force cleaned up nothing. */
export async function endLeftovers(folder: string) {
  for (let found = processesOf(folder); found.length > 0; found = processesOf(folder)) {
    for (const pid of found) {
      process.kill(pid, 'SIGKILL');
    }
    await delay(100);
  }
}

function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .filter((pid) => isAbout(pid, folder))
    .map(Number);
}

/** PostgreSQL names its data folder as an argument; the product has it among its settings. */
function isAbout(pid: string, folder: string): boolean {
  try {
    const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
    return read('cmdline').some((argument) => argument.startsWith(folder)) || read('environ').some((entry) => entry.includes(folder));
  } catch {
    return false;
  }
}
