import { changeBusiness } from '#server/features/businesses/moderation/change-business.ts';
import { decideOnBusiness } from '#server/features/businesses/moderation/decide.ts';
import { addDataBusiness } from '#server/features/data-feed/add-business.ts';
import { getDataRow } from '#server/features/data-feed/get-row.ts';
import { readChanges, SCOPES } from '#server/features/data-feed/read-changes.ts';
import { withVersion } from '#server/features/data-feed/take-version.ts';
import { callOf } from '#server/routes/call-of.ts';
import { answerOnce, tagOf } from '#server/routes/etags.ts';
import type { App } from '#server/routes/zod-schemas.ts';

/** The calls of programs: a key opens them, and nothing else does (docs/decisions/220-keys-and-webhooks.md). */
export async function dataCalls(app: App) {
  const { context } = app;
  const reading = (kind: keyof typeof SCOPES) => ({ config: { scope: SCOPES[kind] }, onSend: answerOnce });
  const writing = { scope: 'businesses:write' } as const;

  app.route({
    ...callOf('GET /data/businesses'),
    ...reading('businesses'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'businesses', query)) }),
  });
  app.route({
    ...callOf('GET /data/services'),
    ...reading('services'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'services', query)) }),
  });
  app.route({
    ...callOf('GET /data/prices'),
    ...reading('prices'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'prices', query)) }),
  });
  app.route({
    ...callOf('GET /data/reviews'),
    ...reading('reviews'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'reviews', query)) }),
  });
  app.route({
    ...callOf('GET /data/posters'),
    ...reading('posters'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'posters', query)) }),
  });
  app.route({
    ...callOf('GET /data/blog'),
    ...reading('blog'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'blog', query)) }),
  });
  app.route({
    ...callOf('GET /data/users'),
    ...reading('users'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'users', query)) }),
  });
  app.route({
    ...callOf('GET /data/orders'),
    ...reading('orders'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'orders', query)) }),
  });
  app.route({
    ...callOf('GET /data/enquiries'),
    ...reading('enquiries'),
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await readChanges(context, viewer, 'enquiries', query)) }),
  });

  app.route({
    ...callOf('GET /data/businesses/:id'),
    ...reading('businesses'),
    handler: async ({ viewer, params }, reply) => {
      const data = await getDataRow(context, viewer, 'businesses', params.id);
      reply.header('etag', tagOf(data.version));
      return { success: true as const, data };
    },
  });

  app.route({
    ...callOf('POST /data/businesses'),
    config: { ...writing, sentOnce: true },
    handler: async ({ viewer, body }, reply) => {
      const data = await addDataBusiness(context, viewer, body);
      return reply.code(201).header('etag', tagOf(data.version)).send({ success: true, data });
    },
  });

  app.route({
    ...callOf('PUT /data/businesses/:id'),
    config: { ...writing, sentOnce: true },
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      await withVersion(request, (version) => changeBusiness(context, viewer, params.id, version, body));
      const data = await getDataRow(context, viewer, 'businesses', params.id, 'businesses:write');
      reply.header('etag', tagOf(data.version));
      return { success: true as const, data };
    },
  });

  app.route({
    ...callOf('PUT /data/businesses/:id/status'),
    config: { ...writing, sentOnce: true },
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      await withVersion(request, (version) => decideOnBusiness(context, viewer, params.id, { ...body, version }));
      const data = await getDataRow(context, viewer, 'businesses', params.id, 'businesses:write');
      reply.header('etag', tagOf(data.version));
      return { success: true as const, data };
    },
  });
}
