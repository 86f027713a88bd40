import { refusals } from '#server/errors.ts';
import { toggleLike } from '#server/features/likes/toggle-like.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { requireUser } from '#server/viewers.ts';
import { messages } from '#shared/messages.ts';
import { likeAnswer, likeInput } from '#shared/schemas/likes.ts';

export async function likeCalls(app: App) {
  app.put(
    '/contractor/like',
    {
      schema: { tags: ['likes'], body: likeInput, response: { 200: likeAnswer } },
      preValidation: async ({ viewer }) => void requireUser(viewer, refusals.loginToLike),
    },
    async ({ body, viewer }) => {
      const like = await toggleLike(app.context, viewer, body.businessId);
      return { success: true as const, message: like.liked ? messages.liked : messages.likeRemoved, ...like };
    },
  );
}
