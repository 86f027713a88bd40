import * as z from 'zod/mini';
import { addService } from '#server/features/services/add-service.ts';
import { deleteService } from '#server/features/services/delete-service.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { updateService } from '#server/features/services/update-service.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { catalogueMessages } from '#shared/catalogue-messages.ts';
import { messages } from '#shared/messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { serviceAnswer, serviceInput, servicesAnswer } from '#shared/schemas/catalogue.ts';

export async function serviceCalls(app: App) {
  const { context } = app;
  const tags = ['services'];
  const params = z.object({ id: z.string() });
  const config = { onlyFor: 'admin' } as const;

  app.get('/service/get/:id', { schema: { tags, params, response: { 200: servicesAnswer } } }, async ({ params }) => ({
    success: true as const,
    data: await listServices(context, params.id),
  }));

  app.post(
    '/service/add',
    { config, schema: { tags, body: serviceInput, response: { 201: serviceAnswer } } },
    async ({ viewer, body }, reply) => {
      const service = await addService(context, viewer, body);
      return reply.code(201).send({ success: true, message: catalogueMessages.serviceAdded, service });
    },
  );

  app.put(
    '/service/update/:id',
    { config, schema: { tags, params, body: serviceInput, response: { 200: serviceAnswer } } },
    async ({ viewer, params, body }) => {
      const service = await updateService(context, viewer, params.id, body);
      return { success: true as const, message: catalogueMessages.serviceUpdated, service };
    },
  );

  app.delete(
    '/service/delete/:id',
    {
      config,
      schema: {
        tags,
        description: 'A service that businesses use is deleted with confirm=true alone; they keep its name as a service of their own.',
        params,
        querystring: z.object({ confirm: z.optional(z.enum(['true', 'false'], messages.invalidRequest)) }),
        response: { 200: messageView },
      },
    },
    async ({ viewer, params, query }) => {
      await deleteService(context, viewer, params.id, query.confirm === 'true');
      return { success: true as const, message: catalogueMessages.serviceDeleted };
    },
  );
}
