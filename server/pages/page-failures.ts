import type { FastifyRequest } from 'fastify';
import { toRefusal } from '#server/base/errors.ts';
import { DatabaseAway } from '#server/db/pulse.ts';
import { aroundUseCases, type UseCases } from '#server/pages/use-cases.ts';

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
  return aroundUseCases(useCases, (run) => async (...input) => {
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

const WITHOUT_DATABASE = new Set<keyof UseCases>(['getAccount', 'listLandingLinks', 'listTopCities', 'readArticle']);

/** What a page that needs no database may still ask for, as nobody in particular. */
export function withoutDatabase(useCases: UseCases): UseCases {
  return aroundUseCases(useCases, (run, name) => (WITHOUT_DATABASE.has(name) ? run : () => Promise.reject(new DatabaseAway())));
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
