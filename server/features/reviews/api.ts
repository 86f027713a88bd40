import { multipartForms } from '#server/features/media/multipart.ts';
import { decideReview } from '#server/features/reviews/decide-review.ts';
import { deleteReviewAs } from '#server/features/reviews/delete-review.ts';
import { listAllReviews } from '#server/features/reviews/list-all-reviews.ts';
import { listReviewPage, listReviews } from '#server/features/reviews/list-reviews.ts';
import { reviewRefusals } from '#server/features/reviews/refusals.ts';
import { removeReply, replyToReview, withdrawReply } from '#server/features/reviews/reply-to-review.ts';
import { voteReview } from '#server/features/reviews/vote-review.ts';
import { writeReview } from '#server/features/reviews/write-review.ts';
import { callerOf } from '#server/features/sessions/known-browsers.ts';
import { requireUser } from '#server/features/sessions/viewers.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import type { Review } from '#shared/schemas/reviews.ts';
import { messages } from '#shared/texts.ts';

export async function reviewCalls(app: App) {
  await app.register(multipartForms);
  app.route({
    ...callOf('GET /review/get/:businessId'),
    handler: async ({ params: { businessId }, query, viewer }) => {
      const isPaged = Object.values(query).some((asked) => asked !== undefined);
      if (isPaged) return { success: true as const, ...(await listReviewPage(app.context, viewer, businessId, query)) };
      return { success: true as const, reviews: await listReviews(app.context, viewer, businessId) };
    },
  });

  app.route({
    ...callOf('GET /admin/review/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listAllReviews(app.context, viewer, query)) }),
  });

  app.route({
    ...callOf('POST /review/add'),
    config: { sentOnce: true },
    bodyLimit: limits.pictureFormBytes,
    // Before megabytes of photos are read.
    onRequest: async ({ viewer }) => void requireUser(viewer, reviewRefusals.createAccountToReview),
    handler: async (request, reply) => {
      const { body, viewer } = request;
      const review = await writeReview(app.context, viewer, body, callerOf(request));
      return reply.code(201).send({ success: true, message: sayWhatBecomes(review), review });
    },
  });

  app.route({
    ...callOf('DELETE /review/delete/:id'),
    handler: async ({ params, body, viewer }) => {
      await deleteReviewAs(app.context, viewer, params.id, body);
      return { success: true as const, message: messages.reviewRemoved };
    },
  });

  app.route({
    ...callOf('PUT /admin/review/decide/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ params, body, viewer }) => {
      await decideReview(app.context, viewer, params.id, body);
      const message = body.decision === 'released' ? messages.reviewReleased : messages.reviewRefused;
      return { success: true as const, message };
    },
  });

  app.route({
    ...callOf('PUT /review/helpful/:id'),
    preValidation: async ({ viewer }) => {
      if (viewer.kind === 'visitor') throw reviewRefusals.loginToVote();
    },
    handler: async ({ params, body, viewer }) => ({ success: true as const, ...(await voteReview(app.context, viewer, params.id, body)) }),
  });

  app.route({
    ...callOf('PUT /review/reply/:id'),
    config: { onlyFor: 'contractor' },
    handler: async ({ params, body, viewer }) => {
      const review = await replyToReview(app.context, viewer, params.id, body);
      return { success: true as const, message: messages.replySaved, review };
    },
  });

  app.route({
    ...callOf('DELETE /review/reply/:id'),
    config: { onlyFor: 'contractor' },
    handler: async ({ params, viewer }) => {
      await withdrawReply(app.context, viewer, params.id);
      return { success: true as const, message: messages.replyRemoved };
    },
  });

  app.route({
    ...callOf('DELETE /admin/review/reply/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ params, viewer }) => {
      await removeReply(app.context, viewer, params.id);
      return { success: true as const, message: messages.replyRemoved };
    },
  });
}

function sayWhatBecomes({ state }: Review) {
  if (state === undefined) return messages.reviewAdded;
  return state === 'unconfirmed' ? messages.reviewUnconfirmed : messages.reviewHeld;
}
