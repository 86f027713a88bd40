import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { Redis } from 'ioredis';

/** Addresses whose counts are kept in memory. */
const KEPT = 100_000;

type Counted = Parameters<InstanceType<typeof LocalStore>['incr']>;

/**
 * Where calls are counted: in memory, or in Redis for several processes. While Redis is away each process counts for itself, so that
 * a limit is never gone. The package would give each route counters of its own, though the routes are of one group; the group is in
 * the key already.
 */
export function createStore(redis: Redis | undefined) {
  class OwnStore extends LocalStore {
    constructor() {
      super(false, false, KEPT);
    }
    child() {
      return this;
    }
  }
  if (!redis) return OwnStore;
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
