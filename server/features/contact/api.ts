import { getInTouch } from '#server/features/contact/get-in-touch.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { messages } from '#shared/messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { getInTouchInput } from '#shared/schemas/contact.ts';

export async function contactCalls(app: App) {
  app.post(
    '/get-in-touch-with-us',
    { config: { rateLimit: rateLimits.getInTouch }, schema: { tags: ['contact'], body: getInTouchInput, response: { 201: messageView } } },
    async ({ body }, reply) => {
      await getInTouch(app.context, body);
      return reply.code(201).send({ success: true, message: messages.messageSent });
    },
  );
}
