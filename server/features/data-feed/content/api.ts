import type { FastifyReply } from 'fastify';
import { addBlog } from '#server/features/blog/add-blog.ts';
import { addPicture } from '#server/features/blog/add-picture.ts';
import { deleteBlog } from '#server/features/blog/delete-blog.ts';
import { updateBlog } from '#server/features/blog/update-blog.ts';
import { asTypedBlog, asTypedPoster, asTypedPrice } from '#server/features/data-feed/content/typed.ts';
import { getDataRow } from '#server/features/data-feed/get-row.ts';
import { withVersion } from '#server/features/data-feed/take-version.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import { addPoster } from '#server/features/posters/add-poster.ts';
import { deletePoster } from '#server/features/posters/delete-poster.ts';
import { updatePoster } from '#server/features/posters/update-poster.ts';
import { addPrice } from '#server/features/prices/add-price.ts';
import { deletePrice } from '#server/features/prices/delete-price.ts';
import { updatePrice } from '#server/features/prices/update-price.ts';
import { addService } from '#server/features/services/add-service.ts';
import { deleteService } from '#server/features/services/delete-service.ts';
import { updateService } from '#server/features/services/update-service.ts';
import { callOf } from '#server/routes/call-of.ts';
import { answerOnce, tagOf } from '#server/routes/etags.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeMessages, catalogueMessages } from '#shared/texts.ts';

/** The calls by which programs write services, prices, posters and the blog: each asks the use case that the back office asks. */
export async function contentCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const reading = { config: { scope: 'content:read' }, onSend: answerOnce } as const;
  const config = { scope: 'content:write', sentOnce: true } as const;
  const bodyLimit = limits.pictureFormBytes;

  app.route({
    ...callOf('GET /data/services/:id'),
    ...reading,
    handler: async ({ viewer, params }, reply) => answer(reply, await getDataRow(context, viewer, 'services', params.id)),
  });
  app.route({
    ...callOf('POST /data/services'),
    config,
    handler: async ({ viewer, body }, reply) => {
      const { _id } = await addService(context, viewer, body);
      return answer(reply.code(201), await getDataRow(context, viewer, 'services', _id, config.scope));
    },
  });
  app.route({
    ...callOf('PUT /data/services/:id'),
    config,
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      await withVersion(request, (version) => updateService(context, viewer, params.id, { ...body, version }));
      return answer(reply, await getDataRow(context, viewer, 'services', params.id, config.scope));
    },
  });
  app.route({
    ...callOf('DELETE /data/services/:id'),
    config,
    handler: async (request) => {
      const { viewer, params, query } = request;
      await withVersion(request, (version) => deleteService(context, viewer, params.id, query.confirm === 'true', version));
      return { success: true as const, message: catalogueMessages.serviceDeleted };
    },
  });

  app.route({
    ...callOf('GET /data/prices/:id'),
    ...reading,
    handler: async ({ viewer, params }, reply) => answer(reply, await getDataRow(context, viewer, 'prices', params.id)),
  });
  app.route({
    ...callOf('POST /data/prices'),
    config,
    handler: async ({ viewer, body }, reply) => {
      const { _id } = await addPrice(context, viewer, asTypedPrice(body));
      return answer(reply.code(201), await getDataRow(context, viewer, 'prices', _id, config.scope));
    },
  });
  app.route({
    ...callOf('PUT /data/prices/:id'),
    config,
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      await withVersion(request, (version) => updatePrice(context, viewer, params.id, { ...asTypedPrice(body), version }));
      return answer(reply, await getDataRow(context, viewer, 'prices', params.id, config.scope));
    },
  });
  app.route({
    ...callOf('DELETE /data/prices/:id'),
    config,
    handler: async (request) => {
      await withVersion(request, (version) => deletePrice(context, request.viewer, request.params.id, version));
      return { success: true as const, message: catalogueMessages.priceDeleted };
    },
  });

  app.route({
    ...callOf('GET /data/posters/:id'),
    ...reading,
    handler: async ({ viewer, params }, reply) => answer(reply, await getDataRow(context, viewer, 'posters', params.id)),
  });
  app.route({
    ...callOf('POST /data/posters'),
    config,
    bodyLimit,
    handler: async ({ viewer, body }, reply) => {
      const { _id } = await addPoster(context, viewer, asTypedPoster(body));
      return answer(reply.code(201), await getDataRow(context, viewer, 'posters', _id, config.scope));
    },
  });
  app.route({
    ...callOf('PUT /data/posters/:id'),
    config,
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      await withVersion(request, (version) => updatePoster(context, viewer, params.id, { ...asTypedPoster(body), version }));
      return answer(reply, await getDataRow(context, viewer, 'posters', params.id, config.scope));
    },
  });
  app.route({
    ...callOf('DELETE /data/posters/:id'),
    config,
    handler: async (request) => {
      await withVersion(request, (version) => deletePoster(context, request.viewer, request.params.id, version));
      return { success: true as const, message: catalogueMessages.posterDeleted };
    },
  });

  app.route({
    ...callOf('GET /data/blog/:id'),
    ...reading,
    handler: async ({ viewer, params }, reply) => answer(reply, await getDataRow(context, viewer, 'blog', params.id)),
  });
  app.route({
    ...callOf('POST /data/blog'),
    config,
    bodyLimit,
    handler: async ({ viewer, body }, reply) => {
      const { _id } = await addBlog(context, viewer, asTypedBlog(body));
      return answer(reply.code(201), await getDataRow(context, viewer, 'blog', _id, config.scope));
    },
  });
  app.route({
    ...callOf('PUT /data/blog/:id'),
    config,
    bodyLimit,
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      await withVersion(request, (version) => updateBlog(context, viewer, params.id, { ...asTypedBlog(body), version }));
      return answer(reply, await getDataRow(context, viewer, 'blog', params.id, config.scope));
    },
  });
  app.route({
    ...callOf('DELETE /data/blog/:id'),
    config,
    handler: async (request) => {
      await withVersion(request, (version) => deleteBlog(context, request.viewer, request.params.id, version));
      return { success: true as const, message: backOfficeMessages.blogDeleted };
    },
  });
  app.route({
    ...callOf('POST /data/blog/picture'),
    config,
    bodyLimit,
    handler: async ({ viewer, body }, reply) => {
      const image = await addPicture(context, viewer, body.image);
      return reply.code(201).send({ success: true, message: backOfficeMessages.blogPictureAdded, image });
    },
  });
}

/** A row, and its version as the tag that changes of it name. */
function answer<Row extends { version: number }>(reply: Pick<FastifyReply, 'header'>, data: Row) {
  reply.header('etag', tagOf(data.version));
  return { success: true as const, data };
}
