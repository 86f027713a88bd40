import { likeRefusals } from '#server/features/likes/refusals.ts';
import { takeOver } from '#server/features/likes/take-over.ts';
import { toggleLike } from '#server/features/likes/toggle-like.ts';
import { requireUser } from '#server/features/sessions/viewers.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function likeCalls(app: App) {
  app.route({
    ...callOf('PUT /contractor/like'),
    preValidation: async ({ viewer }) => void requireUser(viewer, likeRefusals.loginToLike),
    handler: async ({ body, viewer }) => {
      const like = await toggleLike(app.context, viewer, body.businessId);
      return { success: true as const, message: like.liked ? messages.liked : messages.likeRemoved, ...like };
    },
  });

  app.route({
    ...callOf('PUT /contractor/like/all'),
    preValidation: async ({ viewer }) => void requireUser(viewer, likeRefusals.loginToLike),
    handler: async ({ body, viewer }) => {
      const likedBusinesses = await takeOver(app.context, viewer, body.businessIds);
      return { success: true as const, message: messages.shortlistTakenOver, likedBusinesses };
    },
  });
}
