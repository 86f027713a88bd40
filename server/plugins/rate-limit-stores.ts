import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { Redis } from 'ioredis';
import type { Link } from '#server/workers/link.ts';
import type { Count } from '#server/workers/messages.ts';

/** Addresses whose counts are kept in memory. */
const KEPT = 100_000;

type Counted = Parameters<InstanceType<typeof LocalStore>['incr']>;

/** The package would give each route counters of its own, though the routes are of one group; the group is in the key already. */
class OwnStore extends LocalStore {
  constructor() {
    super(false, false, KEPT);
  }
  child() {
    return this;
  }
}

/** Counts of calls in this process's memory, for others: those of all workers in their primary. */
export class CallCounts {
  readonly #store = new OwnStore();

  /** Counts a call. @returns how many there were in the time window, and how long that has to go. */
  add({ key, timeWindow }: { key: string; timeWindow: number }): Count {
    let count: Count = { current: 1, ttl: timeWindow };
    this.#store.incr(
      key,
      (_, counted) => {
        if (counted) count = { current: counted.current, ttl: counted.ttl };
      },
      timeWindow,
      Number.POSITIVE_INFINITY,
    );
    return count;
  }
}

/**
 * Where calls are counted: in Redis for several processes, in the primary for workers, else in memory. While Redis is away each
 * process counts for itself, so that a limit is never gone.
 */
export function createStore({ redis, link }: { redis?: Redis | undefined; link?: Link | undefined }) {
  if (redis) return redisStore(redis);
  return link ? linkedStore(link) : OwnStore;
}

function linkedStore(link: Link) {
  return class extends OwnStore {
    override incr(...[key, callback, timeWindow, max]: Counted) {
      link.count(key, timeWindow).then(
        (count) => callback(null, count),
        () => super.incr(key, callback, timeWindow, max),
      );
    }
  };
}

function redisStore(redis: Redis) {
  return class extends RedisStore {
    readonly #own = new OwnStore();
    constructor() {
      super(false, false, redis, 'nirmaan-rate-limit-');
    }
    override incr(...[key, callback, timeWindow, max]: Counted) {
      const countHere = () => this.#own.incr(key, callback, timeWindow, max);
      if (redis.status !== 'ready') return countHere();
      super.incr(key, (error, result) => (error ? countHere() : callback(null, result)), timeWindow, max);
    }
    child() {
      return this;
    }
  };
}
