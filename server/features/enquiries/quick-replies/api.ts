import { listQuickReplies, saveQuickReplies } from '#server/features/enquiries/quick-replies/quick-replies.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { threadMessages } from '#shared/texts.ts';

export async function quickReplyCalls(app: App) {
  const { context } = app;
  const onlyFor = 'contractor' as const;
  app.route({
    ...callOf('GET /contractor/quick-replies'),
    config: { onlyFor },
    handler: async ({ viewer }) => ({ success: true as const, replies: await listQuickReplies(context, viewer) }),
  });
  app.route({
    ...callOf('PUT /contractor/quick-replies'),
    config: { onlyFor, rateLimit: rateLimits.threadMessage },
    handler: async ({ body, viewer }) => {
      const replies = await saveQuickReplies(context, viewer, body.replies);
      return { success: true as const, message: threadMessages.quickRepliesSaved, replies };
    },
  });
}
