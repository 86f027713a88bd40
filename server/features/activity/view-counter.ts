import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { addViews, type ViewsOfDay } from '#server/features/activity/queries.ts';

const FLUSH_EVERY = 5_000;

const indiaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });

export interface ViewCounter {
  count(businessId: string): void;
  /** Adds what was counted to the database; what it does not take is kept for the next time. */
  flush(): Promise<void>;
  /** Stops, with everything added. */
  close(): Promise<void>;
}

/** Counts views in memory and adds them to the database every few seconds: a view itself writes nothing. */
export function createViewCounter(db: Kysely<DB>, log: FastifyBaseLogger): ViewCounter {
  let counted = new Map<string, ViewsOfDay>();
  const add = (businessId: string, day: string, n: number) => {
    const key = `${day} ${businessId}`;
    counted.set(key, { businessId, day, n: (counted.get(key)?.n ?? 0) + n });
  };
  const flush = async () => {
    const views = [...counted.values()];
    counted = new Map();
    if (views.length === 0) return;
    try {
      await addViews(db, views);
    } catch (error) {
      for (const { businessId, day, n } of views) add(businessId, day, n);
      log.warn({ reason: (error as Error).message }, 'views could not be added, they are kept');
    }
  };
  let flushing = Promise.resolve();
  const timer = setInterval(() => {
    flushing = flushing.then(flush);
  }, FLUSH_EVERY);
  timer.unref();
  return {
    count: (businessId) => add(businessId, indiaDay.format(new Date()), 1),
    flush,
    async close() {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}
