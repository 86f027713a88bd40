import { subscribe } from '#server/features/newsletter/subscribe.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function newsletterCalls(app: App) {
  app.route({
    ...callOf('POST /subscribe'),
    config: { rateLimit: rateLimits.newsletter, sentOnce: true },
    handler: async ({ body }, reply) => {
      await subscribe(app.context, body);
      return reply.code(201).send({ success: true, message: messages.subscribed, notice: messages.confirmSubscription });
    },
  });
}
