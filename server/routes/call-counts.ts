import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Link } from '#server/workers/link.ts';
import type { Count } from '#server/workers/messages.ts';

/** Keys whose counts are kept in memory. */
const KEPT = 100_000;

/** Counts a call. @returns how many the key had in its time window, and how long that has to go. Milliseconds. */
export type CountCall = (key: string, timeWindow: number) => Promise<Count>;

/** Counts of calls in this process's memory. A key's time window begins with its first call. */
export class CallCounts {
  readonly #windows = new LRUCache<string, { calls: number; endsAt: number }>({ max: KEPT });

  add(key: string, timeWindow: number): Count {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { calls: 0, endsAt: now + timeWindow };
    window.calls += 1;
    this.#windows.set(key, window);
    return { current: window.calls, ttl: Math.ceil(window.endsAt - now) };
  }
}

interface Counters {
  redis?: Redis | undefined;
  link?: Link | undefined;
  /** How many workers there are. */
  workers?: number;
}

/**
 * How calls are counted: in Redis for several processes, in the primary for workers, else in memory. While neither Redis nor the primary
 * answers each process counts for itself, so that a limit is never gone; each call but the first counts there for one of each worker, so
 * that whoever keeps the primary busy gets no more than a limit more (docs/security.md).
 */
export function createCount({ redis, link, workers = 1 }: Counters): CountCall {
  const own = new CallCounts();
  const together = [...(redis ? [countIn(redis)] : []), ...(link ? [link.count] : [])];
  return async (key, timeWindow) => {
    for (const count of together) {
      try {
        return await count(key, timeWindow);
      } catch {
        // Counted by the next.
      }
    }
    const { current, ttl } = own.add(key, timeWindow);
    return { current: 1 + (current - 1) * workers, ttl };
  };
}

/** Both at once: a key whose time window nobody had set would stay for good. */
const COUNT_IN_WINDOW = `
local calls = redis.call('INCR', KEYS[1])
if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { calls, redis.call('PTTL', KEYS[1]) }`;

/** @throws where Redis is away. */
function countIn(redis: Redis): CountCall {
  return async (key, timeWindow) => {
    if (redis.status !== 'ready') throw new Error('Redis is away');
    const [current, ttl] = (await redis.eval(COUNT_IN_WINDOW, 1, `nirmaan-rate-limit-${key}`, timeWindow)) as [number, number];
    return { current, ttl };
  };
}

/** A way of counting as the limiter takes it. Routes of one group share their counts: the group is in the key. */
export function storeOf(count: CountCall) {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: Count) => void, timeWindow: number) {
      count(key, timeWindow).then((counted) => callback(null, counted), callback);
    }
    child() {
      return this;
    }
  };
}
