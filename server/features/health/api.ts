import { getHealth } from '#server/features/health/get-health.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';

export async function healthCalls(app: App) {
  app.route({
    ...callOf('GET /admin/health/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer }) => ({ success: true as const, data: await getHealth(app.context, viewer) }),
  });
}
