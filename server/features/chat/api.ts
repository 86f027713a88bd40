import { listLeftOver } from '#server/features/chat/left-over/list-left-over.ts';
import { placeLeftOver, removeLeftOver } from '#server/features/chat/left-over/settle-left-over.ts';
import { answerWhatsApp, receiveWhatsApp } from '#server/features/chat/webhook/receive-whatsapp.ts';
import { registerWebhooks, WEBHOOK_BYTES, webhookOf } from '#server/features/short-messages/webhooks/webhook.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { chatText } from '#shared/texts.ts';

export async function chatCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'contractor' as const };

  app.route({
    ...callOf('GET /message/whatsapp/webhook'),
    handler: async ({ query }, reply) => reply.type('text/plain; charset=utf-8').send(answerWhatsApp(context, query)),
  });
  await registerWebhooks(app, (scope) => {
    scope.route({
      ...callOf('POST /message/whatsapp/webhook'),
      bodyLimit: WEBHOOK_BYTES,
      handler: async (request) => {
        await receiveWhatsApp(context, webhookOf(request));
        return { success: true as const };
      },
    });
  });

  app.route({
    ...callOf('GET /contractor/chat-messages'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, ...(await listLeftOver(context, viewer)) }),
  });
  app.route({
    ...callOf('POST /contractor/chat-messages/:id/place'),
    config: { ...config, rateLimit: rateLimits.threadMessage },
    handler: async ({ params, body, viewer }, reply) => {
      await placeLeftOver(context, viewer, params.id, body.enquiryId);
      return reply.code(201).send({ success: true as const, message: chatText.sent });
    },
  });
  app.route({
    ...callOf('DELETE /contractor/chat-messages/:id'),
    config,
    handler: async ({ params, viewer }) => {
      await removeLeftOver(context, viewer, params.id);
      return { success: true as const, message: chatText.deleted };
    },
  });
}
