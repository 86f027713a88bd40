import { subscribe } from '#server/features/newsletter/subscribe.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { messages } from '#shared/messages.ts';
import { newsletterInput, subscribedAnswer } from '#shared/schemas/contact.ts';

export async function newsletterCalls(app: App) {
  app.post(
    '/subscribe',
    {
      config: { rateLimit: rateLimits.newsletter },
      schema: {
        tags: ['contact'],
        description: 'The address gets one mail with a link, and is on the list once that was used.',
        body: newsletterInput,
        response: { 201: subscribedAnswer },
      },
    },
    async ({ body }, reply) => {
      await subscribe(app.context, body);
      return reply.code(201).send({ success: true, message: messages.subscribed, notice: messages.confirmSubscription });
    },
  );
}
