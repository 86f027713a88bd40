import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { bytesOf } from '#server/cache/compress.ts';
import { encodingFor } from '#server/http/encoding-for.ts';
import { hasBody } from '#server/http/site-server.ts';
import { countCachedPage } from '#server/pages/count-cached-page.ts';
import { COPY_HEADER } from '#server/pages/page-copy.ts';
import type { CachedPage, ResponseCache } from '#server/pages/response-cache.ts';
import { type CacheStatus, noteCacheStatus } from '#server/routes/cache-status.ts';

/**
 * Gives kept pages before anything else is found out about a request: whoever shows no cookie of ours is a visitor, and the page has
 * its headers already. What is not ready goes the usual way (cached-pages.ts).
 */
export const serveCached = fp(async (app: FastifyInstance, { responseCache }: { responseCache: ResponseCache }) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== '/*' || !isPlain(request)) return done();
    const address = addressOf(request);
    if (!responseCache.isReady(address)) return done();
    give(address, request, reply).then((isGiven) => {
      if (!isGiven) done();
    }, done);
  });

  async function give(address: string, request: FastifyRequest, reply: FastifyReply) {
    const found = await responseCache.findReady(address);
    if (!found) return false;
    countCachedPage(app.context, found.counts, request, address);
    await sendCachedPage(found, request, reply, 'hit');
    return true;
  }
});

/** The address that a page is kept by. */
export function addressOf({ protocol, host, url }: FastifyRequest): string {
  return `${protocol}://${host}${url}`;
}

/** Whether the request says nothing that could make its answer another one. */
function isPlain({ raw: { method, headers } }: FastifyRequest) {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !headers.cookie?.includes('nirmaan') && !(COPY_HEADER in headers) && !hasBody({ headers });
}

/** Sends a page as the browser takes it, or says that the browser has it (RFC 9110 §13.1.2). */
export async function sendCachedPage(content: CachedPage, request: FastifyRequest, reply: FastifyReply, status: CacheStatus) {
  const { headers, method } = request;
  const isThere = isKnown(headers['if-none-match'], content.etag);
  const encoding = encodingFor(headers);
  const packed = isThere ? undefined : bytesOf(content, encoding);
  const bytes = packed instanceof Promise ? await packed : packed;
  const head = [...content.head, 'cache-status', noteCacheStatus(request, status)];
  const { raw } = reply.hijack();
  if (!bytes) return void raw.writeHead(304, head).end();
  const own = ['content-length', String(bytes.length), ...(encoding === 'identity' ? [] : ['content-encoding', encoding])];
  raw.writeHead(200, [...head, ...own]).end(method === 'HEAD' ? undefined : bytes);
}

function isKnown(ifNoneMatch: string | undefined, etag: string) {
  if (ifNoneMatch === undefined) return false;
  const weak = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === weak || tag.trim() === '*');
}
