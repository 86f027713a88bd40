import { openPrivatePicture } from '#server/features/private-pictures/open-private-picture.ts';
import { callOf } from '#server/plugins/call-of.ts';
import type { App } from '#server/plugins/zod-schemas.ts';

/** A browser asks again each time: who looks may be somebody else by then. */
const HEADERS = { 'cache-control': 'private, no-cache' };

export async function privatePictureCalls(app: App) {
  const { context } = app;
  app.route({
    ...callOf('GET /private-picture/:file'),
    handler: async ({ params, query, viewer }, reply) => {
      const bytes = await openPrivatePicture(context, viewer, params.file, query.pass);
      return reply.type('image/webp').headers(HEADERS).send(Buffer.from(bytes));
    },
  });
}
