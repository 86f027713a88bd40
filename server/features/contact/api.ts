import { sendContactMessage } from '#server/features/contact/send-contact-message.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { messages } from '#shared/messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { contactUsInput, getInTouchInput } from '#shared/schemas/contact.ts';

export async function contactCalls(app: App) {
  const tags = ['contact'];
  const response = { 201: messageView };

  app.post(
    '/get-in-touch-with-us',
    { config: { rateLimit: rateLimits.getInTouch }, schema: { tags, body: getInTouchInput, response } },
    async ({ body, viewer }, reply) => {
      await sendContactMessage(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.messageSent });
    },
  );

  app.post(
    '/contact-us',
    { config: { rateLimit: rateLimits.contactUs }, schema: { tags, body: contactUsInput, response } },
    async ({ body, viewer }, reply) => {
      await sendContactMessage(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.messageSent });
    },
  );
}
