import { listSubscribers } from '#server/features/newsletter/subscribers/list-subscribers.ts';
import { removeSubscriber } from '#server/features/newsletter/subscribers/remove-subscriber.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { newsletterMessages } from '#shared/texts.ts';

export async function subscriberCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/subscriber/get'),
    config,
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listSubscribers(context, viewer, query)) }),
  });

  app.route({
    ...callOf('DELETE /admin/subscriber/delete/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await removeSubscriber(context, viewer, params.id);
      return { success: true as const, message: newsletterMessages.subscriberRemoved };
    },
  });
}
