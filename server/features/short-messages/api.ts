import { getMessageOffice } from '#server/features/short-messages/back-office/get-message-office.ts';
import { sendTest } from '#server/features/short-messages/back-office/send-test.ts';
import { setTemplate } from '#server/features/short-messages/back-office/set-template.ts';
import { receiveSmsWebhook } from '#server/features/short-messages/webhooks/receive-webhook.ts';
import { registerWebhooks, WEBHOOK_BYTES, webhookOf } from '#server/features/short-messages/webhooks/webhook.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { shortMessageMessages as messages } from '#shared/texts.ts';

export async function shortMessageCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' as const };

  app.route({
    ...callOf('GET /admin/message/get'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, data: await getMessageOffice(context, viewer) }),
  });

  app.route({
    ...callOf('PUT /admin/message/template/:kind/:language'),
    config,
    handler: async ({ viewer, params, body }) => {
      await setTemplate(context, viewer, params, body);
      return { success: true as const, message: messages.templateSaved };
    },
  });

  app.route({
    ...callOf('POST /admin/message/test'),
    config,
    handler: async ({ viewer, body }, reply) => {
      await sendTest(context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.testAsked });
    },
  });

  await registerWebhooks(app, (scope) => {
    scope.route({
      ...callOf('POST /message/sms/report'),
      bodyLimit: WEBHOOK_BYTES,
      handler: async (request) => {
        await receiveSmsWebhook(context, webhookOf(request));
        return { success: true as const };
      },
    });
  });
}
