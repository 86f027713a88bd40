import { sendContactMessage } from '#server/features/contact/send-contact-message.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function contactCalls(app: App) {
  app.route({
    ...callOf('POST /get-in-touch-with-us'),
    config: { rateLimit: rateLimits.getInTouch, sentOnce: true },
    handler: async ({ body, viewer }, reply) => {
      await sendContactMessage(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.messageSent });
    },
  });

  app.route({
    ...callOf('POST /contact-us'),
    config: { rateLimit: rateLimits.contactUs, sentOnce: true },
    handler: async ({ body, viewer }, reply) => {
      await sendContactMessage(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.messageSent });
    },
  });
}
