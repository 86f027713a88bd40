import { openPrivatePicture } from '#server/features/private-pictures/open-private-picture.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';

/** Browsers keep none: who looks next may be somebody else. */
const HEADERS = { 'cache-control': 'private, no-store' };

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
