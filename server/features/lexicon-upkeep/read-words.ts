import type { Context } from '#server/context.ts';
import { readShippedNames } from '#server/features/lexicon-upkeep/shipped-sayings.ts';
import { listServices } from '#server/features/services/list-services.ts';
import type { Understanding } from '#server/features/understanding/understanding.ts';

/** How the search understands each of some queries, its trades by the names that they have now. */
export async function readWords(context: Context, queries: string[]): Promise<Understanding[]> {
  const serviceOf = await readShippedNames(context.db, await listServices(context));
  const read = await context.search.run(undefined, (engine) => Promise.all(queries.map((q) => engine.explain(q))));
  const named = (trades: Understanding['trades']) =>
    trades.map(({ service, weight }) => ({ service: serviceOf(service)?.name ?? service, weight }));
  return read.map((understanding) => ({
    ...understanding,
    trades: named(understanding.trades),
    steps: understanding.steps.map(({ trades, ...step }) => ({ ...step, ...(trades ? { trades: named(trades) } : {}) })),
  }));
}
