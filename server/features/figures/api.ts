import { getFigures } from '#server/features/figures/get-figures.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';

export async function figureCalls(app: App) {
  app.route({
    ...callOf('GET /admin/figures/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, figures: await getFigures(app.context, viewer, query.period) }),
  });
}
