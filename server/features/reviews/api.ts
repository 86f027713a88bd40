import { refusals } from '#server/errors.ts';
import { deleteReviewAs } from '#server/features/reviews/delete-review.ts';
import { listAllReviews } from '#server/features/reviews/list-all-reviews.ts';
import { listReviews } from '#server/features/reviews/list-reviews.ts';
import { writeReview } from '#server/features/reviews/write-review.ts';
import { callOf } from '#server/plugins/call-of.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { requireUser } from '#server/viewers.ts';
import { messages } from '#shared/messages.ts';

export async function reviewCalls(app: App) {
  app.route({
    ...callOf('GET /review/get/:businessId'),
    handler: async ({ params, viewer }) => ({ success: true as const, reviews: await listReviews(app.context, viewer, params.businessId) }),
  });

  app.route({
    ...callOf('GET /admin/review/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listAllReviews(app.context, viewer, query)) }),
  });

  app.route({
    ...callOf('POST /review/add'),
    preValidation: async ({ viewer }) => void requireUser(viewer, refusals.createAccountToReview),
    handler: async ({ body, viewer }, reply) => {
      const review = await writeReview(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.reviewAdded, review });
    },
  });

  app.route({
    ...callOf('DELETE /review/delete/:id'),
    handler: async ({ params, viewer }) => {
      await deleteReviewAs(app.context, viewer, params.id);
      return { success: true as const, message: messages.reviewRemoved };
    },
  });
}
