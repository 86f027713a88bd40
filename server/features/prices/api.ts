import { listPrices } from '#server/features/prices/list-prices.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { priceTickersAnswer } from '#shared/schemas/catalogue.ts';

export async function priceCalls(app: App) {
  app.get('/price-ticker/get', { schema: { tags: ['prices'], response: { 200: priceTickersAnswer } } }, async () => {
    return { success: true as const, data: await listPrices(app.context) };
  });
}
