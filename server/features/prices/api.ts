import * as z from 'zod/mini';
import { addPrice } from '#server/features/prices/add-price.ts';
import { deletePrice } from '#server/features/prices/delete-price.ts';
import { getPriceHistory } from '#server/features/prices/get-price-history.ts';
import { listPrices } from '#server/features/prices/list-prices.ts';
import { updatePrice } from '#server/features/prices/update-price.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { catalogueMessages } from '#shared/catalogue-messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { priceHistoryAnswer, priceTickerAnswer, priceTickerInput, priceTickersAnswer } from '#shared/schemas/catalogue.ts';

export async function priceCalls(app: App) {
  const { context } = app;
  const tags = ['prices'];
  const params = z.object({ id: z.string() });
  const config = { onlyFor: 'admin' } as const;

  app.get('/price-ticker/get', { schema: { tags, response: { 200: priceTickersAnswer } } }, async () => {
    return { success: true as const, data: await listPrices(context) };
  });

  app.get('/price-ticker/history/:id', { schema: { tags, params, response: { 200: priceHistoryAnswer } } }, async ({ params }) => {
    return { success: true as const, history: await getPriceHistory(context, params.id) };
  });

  app.post(
    '/price-ticker/add',
    { config, schema: { tags, body: priceTickerInput, response: { 201: priceTickerAnswer } } },
    async ({ viewer, body }, reply) => {
      const data = await addPrice(context, viewer, body);
      return reply.code(201).send({ success: true, message: catalogueMessages.priceAdded, data });
    },
  );

  app.put(
    '/price-ticker/update/:id',
    { config, schema: { tags, params, body: priceTickerInput, response: { 200: priceTickerAnswer } } },
    async ({ viewer, params, body }) => {
      const data = await updatePrice(context, viewer, params.id, body);
      return { success: true as const, message: catalogueMessages.priceUpdated, data };
    },
  );

  app.delete(
    '/price-ticker/delete/:id',
    { config, schema: { tags, params, response: { 200: messageView } } },
    async ({ viewer, params }) => {
      await deletePrice(context, viewer, params.id);
      return { success: true as const, message: catalogueMessages.priceDeleted };
    },
  );
}
