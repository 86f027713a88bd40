import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readBlogFeed } from '#server/features/feeds/read-blog-feed.ts';
import { readListFeed } from '#server/features/feeds/read-list-feed.ts';
import { writeFeed } from '#server/features/feeds/write-feed.ts';
import { SHOWN_ANYWHERE } from '#server/routes/headers.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { queryText } from '#shared/schemas/text.ts';
import { LANGUAGES, pathIn } from '#shared/site-language.ts';

const format = z.enum(['xml', 'json']);
const listQuery = z.object({ service: queryText(), city: queryText(), state: queryText() });

type Format = z.infer<typeof format>;

const TYPES: Record<Format, string> = { xml: 'application/rss+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' };

/** Feeds of the blog and of each list, in each language: RSS 2.0 (rssboard.org) and JSON Feed (jsonfeed.org). */
export async function feedFiles(app: App) {
  const config = { rateLimit: rateLimits.search };
  for (const language of LANGUAGES) {
    app.get(
      pathIn(language, '/feeds/blog.:format(^xml|json$)'),
      { schema: { hide: true, params: z.object({ format }) }, config },
      async (request, reply) =>
        send(request, reply, request.params.format, writeFeed(await readBlogFeed(app.context), request.params.format)),
    );
    app.get(
      pathIn(language, '/feeds/businesses.:format(^xml|json$)'),
      { schema: { hide: true, params: z.object({ format }), querystring: listQuery }, config },
      async (request, reply) =>
        send(request, reply, request.params.format, writeFeed(await readListFeed(app.context, request.query), request.params.format)),
    );
  }
}

/** Readers ask every few minutes: most are told that nothing is new. */
function send({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, type: Format, body: string) {
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  reply.headers({ ...SHOWN_ANYWHERE, etag, 'cache-control': 'public, max-age=300' });
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.type(TYPES[type]).send(body);
}
