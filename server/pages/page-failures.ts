import type { FastifyRequest } from 'fastify';

/** What a page is made for: its log has what fails. */
export type Logged = Pick<FastifyRequest, 'id' | 'log'>;

/** What a page could not be made for, if that passes by itself. */
export interface Failed {
  error?: unknown;
}

/** Logs what a page failed for: not what the asker did wrong, and not again what a use case failed for. */
export function reportFailure(request: Logged, error: unknown): void {
  const { status } = (error ?? {}) as { status?: unknown };
  if (typeof status !== 'number') request.log.error({ requestId: request.id, err: error }, 'page failed');
}
