import { constants, PerformanceObserver, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { loadMallocTrim } from '#server/trim-malloc.ts';

/** Milliseconds between two looks, and the share of such a time that the process may have been busy in to count as quiet. */
const LOOK = 5_000;
const QUIET = 0.1;

/** A process that is larger than this gives back what it can while there is much to do, too. Bytes. */
const LARGE = 300_000_000;

/**
 * Between two whole collections the heap may grow until it has so many bytes, though by `least` in any case, and by no more than `most`.
 * Percent of what was alive.
 */
const HEAP = 155_000_000;
const GROWTH = { most: 40, least: 20, leastOfLarge: 10 };

/**
 * Gives the memory that a wave of requests took back to the machine: V8 and malloc keep it for the next, if there ever is one
 * (docs/decisions/100-nothing-stops-the-site.md). V8 is told when it is quiet, so that it collects in small steps and keeps nothing in
 * reserve; while there is much to do, for one collection between two looks. What malloc holds is given back with each look. Goes on until
 * the process ends and keeps no process from ending.
 */
export async function giveBackMemory() {
  const trimMalloc = await loadMallocTrim();
  let before = performance.eventLoopUtilization();
  let isQuiet = false;
  let alive = process.memoryUsage().heapUsed;
  const look = () => {
    const now = performance.eventLoopUtilization();
    isQuiet = performance.eventLoopUtilization(now, before).utilization < QUIET;
    before = now;
    const isLarge = process.memoryUsage.rss() > LARGE;
    save(isQuiet || isLarge);
    setFlagsFromString(`--heap-growing-percent=${growthOf(alive, isLarge)}`);
    trimMalloc();
  };
  new PerformanceObserver((collections) => {
    if (!collections.getEntries().some(isWhole)) return;
    alive = process.memoryUsage().heapUsed;
    if (!isQuiet) save(false);
  }).observe({ type: 'gc' });
  setInterval(look, LOOK).unref();
}

/** By how many percent the heap may grow. */
function growthOf(alive: number, isLarge: boolean): number {
  const least = isLarge ? GROWTH.leastOfLarge : GROWTH.least;
  return Math.round(Math.min(GROWTH.most, Math.max(least, (100 * (HEAP - alive)) / alive)));
}

function isWhole({ detail }: PerformanceEntry & { detail?: { kind?: number } }): boolean {
  return detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}

function save(isSaving: boolean) {
  setFlagsFromString(isSaving ? '--memory-saver-mode' : '--no-memory-saver-mode');
}
