import * as z from 'zod/mini';
import { listServices } from '#server/features/services/list-services.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { servicesAnswer } from '#shared/schemas/catalogue.ts';

export async function serviceCalls(app: App) {
  app.get(
    '/service/get/:id',
    { schema: { tags: ['services'], params: z.object({ id: z.string() }), response: { 200: servicesAnswer } } },
    async ({ params }) => ({ success: true as const, data: await listServices(app.context, params.id) }),
  );
}
