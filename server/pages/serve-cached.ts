import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { indiaDay } from '#server/base/india-day.ts';
import { isHuman } from '#server/base/is-human.ts';
import { bytesOf, encodingFor } from '#server/cache/compress.ts';
import type { Context } from '#server/context.ts';
import { countView } from '#server/features/activity/count-view.ts';
import { countPage } from '#server/features/page-views/count-page.ts';
import { countSearches } from '#server/features/page-views/count-search.ts';
import { hasBody } from '#server/http/site-server.ts';
import type { CachedPage, PageCounts, ResponseCache } from '#server/pages/response-cache.ts';
import { type CacheStatus, noteCacheStatus } from '#server/routes/cache-status.ts';
import { isKnownTag } from '#server/routes/etags.ts';
import { networkOf } from '#server/routes/rate-limits.ts';
import { isPageData } from '#shared/page-data.ts';

/** By this header a browser asks for a copy of a page that it keeps for times without a connection. */
export const COPY_HEADER = 'nirmaan-copy';

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
    await giveCachedPage(app.context, found, request, reply, 'hit');
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

/** Counts that a page was seen, and sends it. */
export async function giveCachedPage(
  context: Context,
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  status: CacheStatus,
): Promise<void> {
  countPageSeen(context, page.counts, request);
  await sendPage(page, request, reply, status);
}

/** Counts the page's address, and what its use cases count: looks at a business, searches. */
function countPageSeen(context: Context, { path, businessIds, searches }: PageCounts, request: FastifyRequest) {
  const { method, headers, ip } = request;
  const { 'user-agent': userAgent, 'sec-purpose': purpose, referer: referrer } = headers;
  if (method !== 'GET' || !isHuman(userAgent)) return;
  const url = addressOf(request);
  // Whether a page's data count depends on what they are read for.
  if (isPageData(new URL(url).pathname))
    countPage(context, { method, url, status: 200, userAgent, purpose: purpose?.toString(), referrer });
  else if (path !== undefined && !purpose) context.siteCounter.pages.count({ day: indiaDay(), path });
  for (const id of businessIds) countView(context, id, userAgent);
  if (searches.length > 0) countSearches(context, searches, networkOf(ip ?? ''));
}

/** Sends a page as the browser takes it, or says that the browser has it (RFC 9110 §13.1.2). */
async function sendPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply, status: CacheStatus) {
  const { headers, method } = request;
  const encoding = encodingFor(headers);
  const packed = isKnownTag(headers, page.etag) ? undefined : bytesOf(page, encoding);
  const bytes = packed instanceof Promise ? await packed : packed;
  const head = [...page.head, 'cache-status', noteCacheStatus(request, status)];
  const { raw } = reply.hijack();
  if (!bytes) return void raw.writeHead(304, head).end();
  const own = ['content-length', String(bytes.length), ...(encoding === 'identity' ? [] : ['content-encoding', encoding])];
  raw.writeHead(200, [...head, ...own]).end(method === 'HEAD' ? undefined : bytes);
}
