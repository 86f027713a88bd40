import type { Context } from '#server/context.ts';

/** Milliseconds for which a value is given without asking again. */
const FRESH = 60_000;
/** Milliseconds for which it is given while it is read anew; whoever comes later waits. */
const STALE = 120_000;

interface Kept<Value> {
  known?: { value: Value; readAt: number };
  reading?: Promise<Value>;
}

/**
 * A reading of the database that is large and may lag: what it gives is at most two minutes old, and it is never done twice at once.
 * When it fails, the known value stays for as long as it may be given.
 * @param read what is kept for each database and its other arguments.
 */
export function staleWhileRevalidate<Value, Args extends number[]>(
  read: (context: Context, ...args: Args) => Promise<Value>,
  now: () => number = () => performance.now(),
): (context: Context, ...args: Args) => Promise<Value> {
  const databases = new WeakMap<Context['db'], Map<string, Kept<Value>>>();

  return async (context, ...args) => {
    const values = databases.get(context.db) ?? new Map<string, Kept<Value>>();
    databases.set(context.db, values);
    const kept: Kept<Value> = values.get(args.join()) ?? {};
    values.set(args.join(), kept);
    const { known } = kept;
    const age = known ? now() - known.readAt : Number.POSITIVE_INFINITY;
    if (known && age < FRESH) return known.value;
    kept.reading ??= readInto(kept, context, args);
    if (!known || age >= STALE) return kept.reading;
    // Logged where it is read: whoever has the known value is not concerned.
    kept.reading.catch(() => {});
    return known.value;
  };

  async function readInto(kept: Kept<Value>, context: Context, args: Args) {
    const readAt = now();
    try {
      const value = await read(context, ...args);
      kept.known = { value, readAt };
      return value;
    } catch (error) {
      context.log.warn({ err: error }, 'what may lag could not be read anew');
      throw error;
    } finally {
      delete kept.reading;
    }
  }
}
