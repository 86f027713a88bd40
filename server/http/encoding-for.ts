import type { IncomingHttpHeaders } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '#server/cache/compress.ts';

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 500, maxSize: 50_000, sizeCalculation: (_, header) => header.length + 1 }),
});

/** What a page is packed in for a browser that takes what its request says (RFC 9110 §12.5.3). */
export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  return (negotiator.negotiate(headers['accept-encoding'] ?? 'identity') ?? 'identity') as Encoding;
}
