import { multipartForms } from '#server/features/media/multipart.ts';
import { addPoster } from '#server/features/posters/add-poster.ts';
import { deletePoster } from '#server/features/posters/delete-poster.ts';
import { listPosters } from '#server/features/posters/list-posters.ts';
import { updatePoster } from '#server/features/posters/update-poster.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { catalogueMessages } from '#shared/texts.ts';

export async function posterCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /poster/get'),
    handler: async () => {
      return { success: true as const, posters: await listPosters(context) };
    },
  });

  app.route({
    ...callOf('POST /poster/admin/add'),
    config: { ...config, sentOnce: true },
    bodyLimit: limits.pictureFormBytes,
    handler: async ({ viewer, body }, reply) => {
      const poster = await addPoster(context, viewer, body);
      return reply.code(201).send({ success: true, message: catalogueMessages.posterAdded, poster });
    },
  });

  app.route({
    ...callOf('PUT /poster/admin/update/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const poster = await updatePoster(context, viewer, params.id, body);
      return { success: true as const, message: catalogueMessages.posterUpdated, poster };
    },
  });

  app.route({
    ...callOf('DELETE /poster/admin/delete/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await deletePoster(context, viewer, params.id);
      return { success: true as const, message: catalogueMessages.posterDeleted };
    },
  });
}
