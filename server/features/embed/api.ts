import { withLanguage } from '#server/base/language.ts';
import { FRAME_POLICY, framePage } from '#server/features/embed/frame-page.ts';
import { getEmbed } from '#server/features/embed/get-embed.ts';
import { getOembed } from '#server/features/embed/get-oembed.ts';
import { callOf } from '#server/routes/call-of.ts';
import { SHOWN_ANYWHERE } from '#server/routes/headers.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { embedQuery, oembedQuery } from '#shared/schemas/embed.ts';
import { currentLanguage } from '#shared/site-language.ts';

/** Pages of every site may read it: it is what everybody sees, whoever asks. */
const READ_ANYWHERE = { ...SHOWN_ANYWHERE, 'access-control-allow-origin': '*' };

const FIVE_MINUTES = 'public, max-age=300';

export async function embedCalls(app: App) {
  app.route({
    ...callOf('GET /embed'),
    config: { rateLimit: rateLimits.search },
    handler: async ({ query: { language = currentLanguage(), ...asked } }, reply) => {
      reply.headers(READ_ANYWHERE);
      return withLanguage(language, async () => ({ success: true as const, ...(await getEmbed(app.context, asked)) }));
    },
  });
}

/** What other sites load: the page in a frame, and what oEmbed says of an address (oembed.com). */
export async function embedPages(app: App) {
  app.get('/embed', { schema: { hide: true, querystring: embedQuery }, config: { rateLimit: rateLimits.search } }, ({ query }, reply) =>
    withLanguage(query.language ?? currentLanguage(), async () => {
      const page = framePage(query, await getEmbed(app.context, query));
      return reply
        .removeHeader('x-frame-options')
        .headers({
          'content-security-policy': FRAME_POLICY,
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': FIVE_MINUTES,
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(page);
    }),
  );

  app.get(
    '/oembed',
    { schema: { hide: true, querystring: oembedQuery }, config: { rateLimit: rateLimits.search } },
    async ({ query: { format = 'json', ...asked } }, reply) => {
      // 'The provider cannot return a response in the requested format' (oembed.com, 'Errors').
      if (format !== 'json') return reply.code(501).send();
      const found = await getOembed(app.context, asked);
      if (!found) return reply.callNotFound();
      return reply.headers({ ...READ_ANYWHERE, 'cache-control': FIVE_MINUTES }).send(found);
    },
  );
}
