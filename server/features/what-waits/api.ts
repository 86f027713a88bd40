import { handOver } from '#server/features/what-waits/hand-over.ts';
import { listQueue } from '#server/features/what-waits/list-queue.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export async function whatWaitsCalls(app: App) {
  app.route({
    ...callOf('GET /admin/queue'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listQueue(app.context, viewer, query)) }),
  });

  app.route({
    ...callOf('PUT /admin/queue/taker/:kind/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, params, body }) => {
      await handOver(app.context, viewer, params, body);
      return {
        success: true as const,
        message: body.to === null ? backOfficeMessages.queuedGivenBack : backOfficeMessages.queuedHandedOver,
      };
    },
  });
}
