import type { FastifyRequest } from 'fastify';
import { getMessageOffice } from '#server/features/short-messages/back-office/get-message-office.ts';
import { sendTest } from '#server/features/short-messages/back-office/send-test.ts';
import { setTemplate } from '#server/features/short-messages/back-office/set-template.ts';
import {
  answerWhatsApp,
  receiveSmsWebhook,
  receiveWhatsAppWebhook,
  type Webhook,
} from '#server/features/short-messages/webhooks/receive-webhook.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { shortMessageMessages as messages } from '#shared/texts.ts';

/** Meta says that its webhooks have 3 MB at most. */
const WEBHOOK_LIMIT = 3 * 1024 * 1024;

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

  app.route({
    ...callOf('GET /message/whatsapp/webhook'),
    handler: async ({ query }, reply) => reply.type('text/plain; charset=utf-8').send(answerWhatsApp(context, query)),
  });

  await app.register(async (scope: App) => {
    // What is signed is the body as it came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      ...callOf('POST /message/sms/report'),
      bodyLimit: WEBHOOK_LIMIT,
      handler: async (request) => {
        await receiveSmsWebhook(context, webhookOf(request));
        return { success: true as const };
      },
    });
    scope.route({
      ...callOf('POST /message/whatsapp/webhook'),
      bodyLimit: WEBHOOK_LIMIT,
      handler: async (request) => {
        await receiveWhatsAppWebhook(context, webhookOf(request));
        return { success: true as const };
      },
    });
  });
}

function webhookOf({ headers, body, originalUrl }: Pick<FastifyRequest, 'headers' | 'body' | 'originalUrl'>): Webhook {
  return { path: originalUrl, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
}
