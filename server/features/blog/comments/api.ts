import { addComment } from '#server/features/blog/comments/add-comment.ts';
import { ownCommentIds, rememberComment } from '#server/features/blog/comments/cookie.ts';
import { listComments } from '#server/features/blog/comments/list-comments.ts';
import { moderateComment } from '#server/features/blog/comments/moderate-comment.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export async function commentCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('GET /blog/comment/get/:blogId'),
    handler: async (request) => {
      const comments = await listComments(context, request.viewer, request.params.blogId, ownCommentIds(request));
      return { success: true as const, comments };
    },
  });

  app.route({
    ...callOf('POST /blog/comment/add'),
    config: { rateLimit: rateLimits.comment, sentOnce: true },
    handler: async (request, reply) => {
      const comment = await addComment(context, request.viewer, request.body);
      rememberComment(request, reply, comment._id);
      return reply.code(201).send({ success: true, message: messages.commentCreated, comment });
    },
  });

  app.route({
    ...callOf('PUT /blog/comment/update/:commentId'),
    config: { onlyFor: 'admin' },
    handler: async ({ body, params, viewer }) => {
      const comment = await moderateComment(context, viewer, params.commentId, body);
      return { success: true as const, message: backOfficeMessages.commentUpdated, comment };
    },
  });
}
