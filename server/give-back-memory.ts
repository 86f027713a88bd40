import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { loadMallocTrim } from '#server/trim-malloc.ts';

/** Milliseconds between two looks, and the share of such a time that the process may have been busy in to count as quiet. */
const LOOK = 10_000;
const QUIET = 0.1;

/**
 * Gives the memory that a wave of requests took back to the machine: V8 and malloc keep it for the next, if there ever is one
 * (docs/decisions/100-nothing-stops-the-site.md). V8 is told when it is quiet, so that it collects in small steps and keeps nothing in
 * reserve; what malloc holds is given back while there is much to do, too. Goes on until the process ends and keeps no process from ending.
 */
export async function giveBackMemory() {
  const trimMalloc = await loadMallocTrim();
  let before = performance.eventLoopUtilization();
  const look = () => {
    const now = performance.eventLoopUtilization();
    const isQuiet = performance.eventLoopUtilization(now, before).utilization < QUIET;
    before = now;
    setFlagsFromString(isQuiet ? '--memory-saver-mode' : '--no-memory-saver-mode');
    trimMalloc();
  };
  setInterval(look, LOOK).unref();
}
