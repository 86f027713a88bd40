import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadMallocTrim } from '#server/trim-malloc.ts';

/** Milliseconds between two looks, and the share of such a time that the process may have been busy in to count as quiet. */
const LOOK = 10_000;
const QUIET = 0.1;
/** Less than that is not worth the tenth of a second that it takes. Bytes. */
const WORTH = 25 * 1024 * 1024;

/**
 * Gives the memory that a wave of requests took back to the machine when it is quiet again: V8 and malloc keep it for the next, if there
 * ever is one (docs/decisions/100-nothing-stops-the-site.md). What malloc holds is given back while there is much to do, too. Goes on
 * until the process ends and keeps no process from ending.
 */
export async function giveBackMemory() {
  const trimMalloc = await loadMallocTrim();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  let before = performance.eventLoopUtilization();
  // The first quiet look finds what the start has left.
  let least = 0;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const isQuiet = performance.eventLoopUtilization(now, before).utilization < QUIET;
    before = now;
    const taken = process.memoryUsage.rss();
    least = Math.min(least, taken);
    if (taken - least < WORTH) return;
    // Not only what nobody holds: pages of the heap that lie half empty are joined, and none is held in reserve.
    if (isQuiet) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    trimMalloc();
    // What is left is needed: the next look finds out how much that is.
    if (isQuiet) least = Number.POSITIVE_INFINITY;
  };
  setInterval(look, LOOK).unref();
}
