import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { Redis } from 'ioredis';

/** Addresses whose counts are kept in memory. */
const KEPT = 100_000;

/**
 * Where calls are counted: in memory, or in Redis for several processes. The package would give each route counters of its own,
 * though the routes are of one group; the group is in the key already.
 */
export function createStore(redis: Redis | undefined) {
  if (!redis) {
    return class extends LocalStore {
      constructor() {
        super(false, false, KEPT);
      }
      child() {
        return this;
      }
    };
  }
  return class extends RedisStore {
    constructor() {
      super(false, false, redis, 'nirmaan-rate-limit-');
    }
    child() {
      return this;
    }
  };
}
