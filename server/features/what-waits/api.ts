import { listQueue } from '#server/features/what-waits/list-queue.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';

export async function whatWaitsCalls(app: App) {
  app.route({
    ...callOf('GET /admin/queue'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listQueue(app.context, viewer, query)) }),
  });
}
