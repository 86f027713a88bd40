interface CountingStore {
  incr(
    key: string,
    callback: (error: Error | null, result?: { ttl: number; current: number }) => void,
    timeWindow: number,
    max: number,
  ): void;
}

declare module '@fastify/rate-limit/store/LocalStore.js' {
  const LocalStore: new (continueExceeding: boolean, exponentialBackoff: boolean, cache: number) => CountingStore;
  export = LocalStore;
}

declare module '@fastify/rate-limit/store/RedisStore.js' {
  const RedisStore: new (continueExceeding: boolean, exponentialBackoff: boolean, redis: unknown, key: string) => CountingStore;
  export = RedisStore;
}
