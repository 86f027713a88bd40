import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Collected, collectTags } from '#server/cache/collected-tags.ts';
import { bytesOf, compressForCache, encodingFor } from '#server/cache/compress.ts';
import { type Ask, askForVisitors, createAsk } from '#server/pages/ask.ts';
import { type CachedPage, type MadePage, NOT_KEPT, type ResponseCache } from '#server/pages/response-cache.ts';
import { type CacheStatus, noteCacheStatus } from '#server/routes/cache-status.ts';
import { lastWriteLsnOf } from '#server/routes/recent-writers.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { currentLanguage } from '#shared/site-language.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What visitors are given again; nothing is kept in development. */
    responseCache: ResponseCache | undefined;
  }
}

/**
 * Longer lists, of some fifty businesses and more, are nobody's page: kept, a thousand of them would take the room of what people read.
 * Bytes.
 */
const MOST_BYTES = 64 * 1024;

/** Makes an answer of what it asks for. */
type MakeAnswer = (ask: Ask) => Promise<object>;

/** An answer counts nothing, and has the headers of the reply that it is sent with. */
const BARE: Pick<CachedPage, 'etag' | 'counts' | 'head'> = { etag: '', counts: { businessIds: [], searches: [] }, head: [] };

/**
 * Keeps the answers of a call that shows everybody the same, as pages are kept (docs/decisions/095-kept-pages.md): the bytes that were
 * sent are sent again while nothing that they show has changed. Reading, writing and packing a list was five sixths of its price.
 */
export function cacheAnswers({ context, responseCache }: App) {
  async function keep(reply: FastifyReply, make: MakeAnswer): Promise<MadePage> {
    const ask = await askForVisitors(context);
    const { answer, collected } = await collectTags(async (collected: Collected) => ({ answer: await make(ask), collected }));
    const bytes = Buffer.from(reply.serialize(answer) as string);
    if (!collected.isKept || bytes.length > MOST_BYTES) return NOT_KEPT;
    const value = { ...BARE, brotli: await compressForCache(bytes) };
    return { value, tags: [...collected.tags], cards: [...collected.cards], ttl: collected.ttl };
  }

  return {
    /** A hook for the route, after its limit and before its input is read: sends what is ready. */
    async preValidation(request: FastifyRequest, reply: FastifyReply) {
      const found = await responseCache?.findReady(keyOf(request));
      if (found) return send(found, request, reply, 'hit');
    },

    /**
     * Sends an answer that was not ready, and keeps it.
     * @param make makes the answer of what it asks for: in the caller's name, or in a visitor's, where it is collected what is shown.
     * @throws what `make` throws.
     */
    async send(request: FastifyRequest, reply: FastifyReply, make: MakeAnswer) {
      const made: { answer?: object; error?: unknown } = {};
      const makeOnce = async (ask: Ask) => {
        made.answer = await make(ask);
        return made.answer;
      };
      const found = await responseCache?.find(keyOf(request), () =>
        keep(reply, makeOnce).catch((error) => {
          made.error = error;
          throw error;
        }),
      );
      if (found) return send(found, request, reply, made.answer ? 'stored' : 'hit');
      reply.header('cache-status', noteCacheStatus(request, 'uri-miss'));
      // It may be too long to be kept, or could not be packed.
      if (made.answer) return reply.send(made.answer);
      // What took too long would take as long again.
      if (made.error) throw made.error;
      return reply.send(await make(createAsk(context, { viewer: request.viewer, lastWriteLsn: lastWriteLsnOf(request) })));
    },
  };
}

/** A call is answered in the language that its reader asks for. */
function keyOf({ url }: FastifyRequest): string {
  return `${currentLanguage()} ${url}`;
}

async function send(content: CachedPage, request: FastifyRequest, reply: FastifyReply, status: CacheStatus): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const bytes = await bytesOf(content, encoding);
  reply.header('cache-status', noteCacheStatus(request, status));
  return reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding').send(bytes);
}
