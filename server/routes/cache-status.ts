import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the response cache came to this answer; none where the answer is of a kind that is never kept. */
    cacheStatus?: CacheStatus;
  }
}

/**
 * How the response cache came to an answer: it had it (hit), it was made and kept (stored), made for this reader alone as the cache had none
 * and keeps none (uri-miss), or not looked for, as it may be somebody's own (bypass).
 */
export type CacheStatus = 'hit' | 'stored' | 'uri-miss' | 'bypass';

const HEADER: Record<CacheStatus, string> = {
  hit: 'nirmaan; hit',
  stored: 'nirmaan; fwd=uri-miss; stored',
  'uri-miss': 'nirmaan; fwd=uri-miss',
  bypass: 'nirmaan; fwd=bypass',
};

/**
 * Notes how the response cache came to an answer, for the figures (server/http/metrics.ts).
 * @returns the header Cache-Status of the answer (RFC 9211).
 */
export function noteCacheStatus(request: FastifyRequest, status: CacheStatus): string {
  request.cacheStatus = status;
  return HEADER[status];
}
