import * as z from 'zod/mini';
import { multipartForms } from '#server/features/media/multipart.ts';
import { addPoster } from '#server/features/posters/add-poster.ts';
import { deletePoster } from '#server/features/posters/delete-poster.ts';
import { listPosters } from '#server/features/posters/list-posters.ts';
import { updatePoster } from '#server/features/posters/update-poster.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { catalogueMessages } from '#shared/catalogue-messages.ts';
import { limits } from '#shared/limits.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { posterAnswer, posterEdit, posterInput, postersAnswer } from '#shared/schemas/catalogue.ts';

export async function posterCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const tags = ['posters'];
  const config = { onlyFor: 'admin' } as const;

  app.get('/poster/get', { schema: { tags, response: { 200: postersAnswer } } }, async () => {
    return { success: true as const, posters: await listPosters(context) };
  });

  app.post(
    '/poster/admin/add',
    { config, bodyLimit: limits.pictureFormBytes, schema: { tags, body: posterInput, response: { 201: posterAnswer } } },
    async ({ viewer, body }, reply) => {
      const poster = await addPoster(context, viewer, body);
      return reply.code(201).send({ success: true, message: catalogueMessages.posterAdded, poster });
    },
  );

  app.put(
    '/poster/admin/update/:id',
    { config, schema: { tags, params: z.object({ id: z.string() }), body: posterEdit, response: { 200: posterAnswer } } },
    async ({ viewer, params, body }) => {
      const poster = await updatePoster(context, viewer, params.id, body);
      return { success: true as const, message: catalogueMessages.posterUpdated, poster };
    },
  );

  app.delete(
    '/poster/admin/delete/:id',
    { config, schema: { tags, params: z.object({ id: z.string() }), response: { 200: messageView } } },
    async ({ viewer, params }) => {
      await deletePoster(context, viewer, params.id);
      return { success: true as const, message: catalogueMessages.posterDeleted };
    },
  );
}
