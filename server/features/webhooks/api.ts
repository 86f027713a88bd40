import { addWebhook } from '#server/features/webhooks/add-webhook.ts';
import { deleteWebhook } from '#server/features/webhooks/delete-webhook.ts';
import { listWebhooks } from '#server/features/webhooks/list-webhooks.ts';
import { replayDelivery, replayFailed } from '#server/features/webhooks/replay.ts';
import { testWebhook } from '#server/features/webhooks/test-webhook.ts';
import { updateWebhook } from '#server/features/webhooks/update-webhook.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import type { WebhookDelivery } from '#shared/schemas/webhooks.ts';
import { webhookMessages } from '#shared/texts.ts';

export async function webhookCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/webhook/get'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, webhooks: await listWebhooks(context, viewer) }),
  });

  // Not taken once by its Idempotency-Key: its answer is kept for a day there, and holds the secret.
  app.route({
    ...callOf('POST /admin/webhook/add'),
    config,
    handler: async ({ viewer, body, session }, reply) => {
      const made = await addWebhook(context, viewer, body, session);
      return reply.code(201).send({ success: true, message: webhookMessages.webhookAdded, ...made });
    },
  });

  app.route({
    ...callOf('PUT /admin/webhook/update/:id'),
    config,
    handler: async ({ viewer, params, body, session }) => {
      await updateWebhook(context, viewer, params.id, body, session);
      return { success: true as const, message: webhookMessages.webhookUpdated };
    },
  });

  app.route({
    ...callOf('DELETE /admin/webhook/delete/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await deleteWebhook(context, viewer, params.id);
      return { success: true as const, message: webhookMessages.webhookDeleted };
    },
  });

  app.route({
    ...callOf('POST /admin/webhook/test/:id'),
    config,
    handler: async ({ viewer, params }) => {
      const { delivery, isPlugin } = await testWebhook(context, viewer, params.id);
      return { success: true as const, message: sayTested(delivery, isPlugin), delivery };
    },
  });

  app.route({
    ...callOf('PUT /admin/webhook/replay/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await replayDelivery(context, viewer, params.id);
      return { success: true as const, message: webhookMessages.sentAgain(1) };
    },
  });

  app.route({
    ...callOf('PUT /admin/webhook/replay-failed/:id'),
    config,
    handler: async ({ viewer, params }) => {
      const deliveries = await replayFailed(context, viewer, params.id);
      return { success: true as const, message: webhookMessages.sentAgain(deliveries) };
    },
  });
}

/** @returns how a test went, in words. */
function sayTested({ status, fault }: WebhookDelivery, isPlugin: boolean): string {
  if (status !== null) return webhookMessages.answered(status);
  if (fault === null) return webhookMessages.pluginDone;
  return isPlugin ? webhookMessages.pluginFailed(fault) : webhookMessages.notReached(fault);
}
