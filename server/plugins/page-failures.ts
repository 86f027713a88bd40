import type { FastifyRequest } from 'fastify';
import { DatabaseAway } from '#server/db/pulse.ts';
import { toRefusal } from '#server/errors.ts';
import type { UseCases } from '#server/use-cases.ts';

/** What a page is made for. */
export type Asking = Pick<FastifyRequest, 'id' | 'log'>;

/** What a page could not be made for, if that passes by itself. */
export interface Failed {
  error?: unknown;
}

/**
 * The use cases, with a note of what is not available right now: React Router would make a failure of the page itself of it. Pages
 * are told of refusals alone; what failed unexpectedly is logged here.
 */
export function watchUseCases(useCases: UseCases, failed: Failed, request: Asking): UseCases {
  return wrap(useCases, (run) => async (...input) => {
    try {
      return await run(...input);
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal.status === 503) failed.error = error;
      if (refusal.status === 500) request.log.error({ requestId: request.id, err: error }, 'page failed');
      throw refusal;
    }
  });
}

/** What a page that needs no database may still ask for, as nobody in particular. */
export function withoutDatabase(useCases: UseCases): UseCases {
  const { getAccount, listLandingLinks, listTopCities, readArticle } = useCases;
  const refused = wrap(useCases, () => () => Promise.reject(new DatabaseAway()));
  return { ...refused, getAccount, listLandingLinks, listTopCities, readArticle };
}

/** Logs what a page failed for: not what the asker did wrong, and not again what a use case failed for. */
export function reportFailure(request: Asking, error: unknown): void {
  const { status } = (error ?? {}) as { status?: unknown };
  if (typeof status !== 'number') request.log.error({ requestId: request.id, err: error }, 'page failed');
}

/** Nothing, for what passes by itself. @throws what does not. */
export function unlessAway(error: unknown): undefined {
  if (toRefusal(error).status !== 503) throw error;
}

type Run = (...input: unknown[]) => Promise<unknown>;

function wrap(useCases: UseCases, around: (run: Run) => Run): UseCases {
  const all = Object.entries(useCases).map(([name, run]) => [name, around(run as Run)]);
  return Object.fromEntries(all) as unknown as UseCases;
}
