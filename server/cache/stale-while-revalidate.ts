import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which a value is given without asking again. */
const FRESH = 60_000;
/** Milliseconds for which it is given while it is read anew; whoever comes later waits. */
const STALE = 120_000;
/** Other arguments are sizes of files and lists, and cities: those asked for lately stay. */
const MOST_KEPT = 500;

/** What a reading asks, and where it says that it failed. */
interface Source {
  db: object;
  log: FastifyBaseLogger;
}

/** How often what was read of a database was forgotten: part of what it is known by. */
const forgotten = new WeakMap<object, number>();

/** Forgets what was read of a database and may lag: another server answers for it, and what was read may never have been. */
export function forgetLagging(db: object): void {
  forgotten.set(db, (forgotten.get(db) ?? 0) + 1);
}

interface Reading<Context, Args> {
  context: Context;
  args: Args;
}

/**
 * A reading of the database that is large and may lag (stale-while-revalidate): what it gives is at most two minutes old, and it is never
 * done twice at once. When it fails, the known value stays for as long as it may be given.
 * @param read what is kept for each database and its other arguments.
 */
export function staleWhileRevalidate<Context extends Source, Value extends object, Args extends (number | string)[]>(
  read: (context: Context, ...args: Args) => Promise<Value>,
  clock: { now: () => number } = performance,
): (context: Context, ...args: Args) => Promise<Value> {
  const databases = new WeakMap<object, LRUCache<string, Value, Reading<Context, Args>>>();

  const newCache = () =>
    new LRUCache<string, Value, Reading<Context, Args>>({
      max: MOST_KEPT,
      ttl: FRESH,
      ttlResolution: 0,
      perf: clock,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      async fetchMethod(_key, _known, { context: { context, args }, options }) {
        const begun = clock.now();
        try {
          const value = await read(context, ...args);
          // It is as old as its reading.
          options.ttl = Math.max(1, FRESH - (clock.now() - begun));
          return value;
        } catch (error) {
          context.log.warn({ err: error }, 'what may lag could not be read anew');
          throw error;
        }
      },
    });

  return async (context, ...args) => {
    const values = databases.get(context.db) ?? newCache();
    databases.set(context.db, values);
    const key = JSON.stringify([forgotten.get(context.db) ?? 0, ...args]);
    const age = FRESH - values.getRemainingTTL(key);
    return values.forceFetch(key, { allowStale: age < STALE, context: { context, args } });
  };
}
