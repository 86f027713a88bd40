import { bringBack } from '#server/features/removed-things/bring-back.ts';
import { listRemoved } from '#server/features/removed-things/list-removed.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function removedThingCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/removed/get'),
    config,
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listRemoved(context, viewer, query)) }),
  });

  app.route({
    ...callOf('PUT /admin/removed/bring-back/:kind/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await bringBack(context, viewer, params);
      return { success: true as const, message: messages.broughtBack };
    },
  });
}
