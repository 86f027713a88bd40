import { getHealth } from '#server/features/health/get-health.ts';
import { callOf } from '#server/plugins/call-of.ts';
import type { App } from '#server/plugins/zod-schemas.ts';

export async function healthCalls(app: App) {
  app.route({
    ...callOf('GET /admin/health/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer }) => ({ success: true as const, data: await getHealth(app.context, viewer) }),
  });
}
