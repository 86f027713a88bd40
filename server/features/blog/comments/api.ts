import * as z from 'zod/mini';
import { addComment } from '#server/features/blog/comments/add-comment.ts';
import { ownCommentIds, rememberComment } from '#server/features/blog/comments/cookie.ts';
import { listComments } from '#server/features/blog/comments/list-comments.ts';
import { moderateComment } from '#server/features/blog/comments/moderate-comment.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { backOfficeMessages } from '#shared/back-office-messages.ts';
import { messages } from '#shared/messages.ts';
import { commentAnswer, commentInput, commentParams, commentsAnswer, commentUpdate } from '#shared/schemas/comments.ts';

export async function commentCalls(app: App) {
  const { context } = app;
  const tags = ['blog'];

  app.get(
    '/blog/comment/get/:blogId',
    { schema: { tags, params: z.object({ blogId: z.string() }), response: { 200: commentsAnswer } } },
    async (request) => {
      const comments = await listComments(context, request.viewer, request.params.blogId, ownCommentIds(request));
      return { success: true as const, comments };
    },
  );

  app.post(
    '/blog/comment/add',
    { config: { rateLimit: rateLimits.comment }, schema: { tags, body: commentInput, response: { 201: commentAnswer } } },
    async (request, reply) => {
      const comment = await addComment(context, request.viewer, request.body);
      rememberComment(request, reply, comment._id);
      return reply.code(201).send({ success: true, message: messages.commentCreated, comment });
    },
  );

  app.put(
    '/blog/comment/update/:commentId',
    { config: { onlyFor: 'admin' }, schema: { tags, params: commentParams, body: commentUpdate, response: { 200: commentAnswer } } },
    async ({ body, params, viewer }) => {
      const comment = await moderateComment(context, viewer, params.commentId, body);
      return { success: true as const, message: backOfficeMessages.commentUpdated, comment };
    },
  );
}
