import type { FastifyBaseLogger } from 'fastify';

const FLUSH_EVERY = 5_000;

/** SQLSTATE classes of what the database takes at no time: bad data and violated constraints. */
const REFUSED = /^2[23]/;

export interface BatchedCounter<Counted> {
  count(counted: Counted): void;
  /** Adds to the database all that was counted by now; while that is away it is kept for the next time. */
  flush(): Promise<void>;
  /** Stops, with everything added. */
  close(): Promise<void>;
}

interface TallyOptions<Counted> {
  /** What is counted, in words of the log. */
  of: string;
  /** Equal things are counted together. */
  keyOf: (counted: Counted) => string;
  write: (sums: (Counted & { n: number })[]) => Promise<void>;
  log: FastifyBaseLogger;
  /** So many different things between two writes at most: a flood of others is not counted, and fills no memory. */
  most?: number;
}

/** Counts in memory and adds the sums to the database every few seconds: what is counted writes nothing itself. */
export function createBatchedCounter<Counted extends object>({
  of,
  keyOf,
  write,
  log,
  most = 50_000,
}: TallyOptions<Counted>): BatchedCounter<Counted> {
  let sums = new Map<string, Counted & { n: number }>();
  const add = (counted: Counted, n: number) => {
    const key = keyOf(counted);
    const known = sums.get(key);
    if (known) known.n += n;
    else if (sums.size < most) sums.set(key, { ...counted, n });
  };
  const addAll = async () => {
    const taken = [...sums.values()];
    sums = new Map();
    if (taken.length === 0) return;
    try {
      await write(taken);
    } catch (error) {
      const { message: reason, code } = error as Error & { code?: string };
      if (REFUSED.test(code ?? '')) return log.error({ reason, code }, `${of} were refused, they are dropped`);
      for (const sum of taken) add(sum, sum.n);
      log.warn({ reason }, `${of} could not be added, they are kept`);
    }
  };
  let flushing = Promise.resolve();
  // After what is on its way already: whoever reads next finds that too.
  const flush = () => {
    flushing = flushing.then(addAll);
    return flushing;
  };
  const timer = setInterval(flush, FLUSH_EVERY);
  timer.unref();
  return {
    count: (counted) => add(counted, 1),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
