import { addPrice } from '#server/features/prices/add-price.ts';
import { deletePrice } from '#server/features/prices/delete-price.ts';
import { getPriceHistory } from '#server/features/prices/get-price-history.ts';
import { listPrices } from '#server/features/prices/list-prices.ts';
import { updatePrice } from '#server/features/prices/update-price.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { catalogueMessages } from '#shared/texts.ts';

export async function priceCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /price-ticker/get'),
    handler: async () => {
      return { success: true as const, data: await listPrices(context) };
    },
  });

  app.route({
    ...callOf('GET /price-ticker/history/:id'),
    handler: async ({ params }) => {
      return { success: true as const, history: await getPriceHistory(context, params.id) };
    },
  });

  app.route({
    ...callOf('POST /price-ticker/add'),
    config: { ...config, sentOnce: true },
    handler: async ({ viewer, body }, reply) => {
      const data = await addPrice(context, viewer, body);
      return reply.code(201).send({ success: true, message: catalogueMessages.priceAdded, data });
    },
  });

  app.route({
    ...callOf('PUT /price-ticker/update/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const data = await updatePrice(context, viewer, params.id, body);
      return { success: true as const, message: catalogueMessages.priceUpdated, data };
    },
  });

  app.route({
    ...callOf('DELETE /price-ticker/delete/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await deletePrice(context, viewer, params.id);
      return { success: true as const, message: catalogueMessages.priceDeleted };
    },
  });
}
