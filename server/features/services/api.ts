import { addService } from '#server/features/services/add-service.ts';
import { deleteService } from '#server/features/services/delete-service.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { updateService } from '#server/features/services/update-service.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { catalogueMessages } from '#shared/texts.ts';

export async function serviceCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /service/get/:id'),
    handler: async ({ params }) => ({
      success: true as const,
      data: await listServices(context, params.id),
    }),
  });

  app.route({
    ...callOf('POST /service/add'),
    config: { ...config, sentOnce: true },
    handler: async ({ viewer, body }, reply) => {
      const service = await addService(context, viewer, body);
      return reply.code(201).send({ success: true, message: catalogueMessages.serviceAdded, service });
    },
  });

  app.route({
    ...callOf('PUT /service/update/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const service = await updateService(context, viewer, params.id, body);
      return { success: true as const, message: catalogueMessages.serviceUpdated, service };
    },
  });

  app.route({
    ...callOf('DELETE /service/delete/:id'),
    config,
    handler: async ({ viewer, params, query }) => {
      await deleteService(context, viewer, params.id, query.confirm === 'true');
      return { success: true as const, message: catalogueMessages.serviceDeleted };
    },
  });
}
