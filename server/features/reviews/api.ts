import * as z from 'zod/mini';
import { refusals } from '#server/errors.ts';
import { deleteReviewAs } from '#server/features/reviews/delete-review.ts';
import { listAllReviews } from '#server/features/reviews/list-all-reviews.ts';
import { listReviews } from '#server/features/reviews/list-reviews.ts';
import { writeReview } from '#server/features/reviews/write-review.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { requireUser } from '#server/viewers.ts';
import { messages } from '#shared/messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { reviewListAnswer, searchedListQuery } from '#shared/schemas/back-office-lists.ts';
import { reviewAnswer, reviewInput, reviewsAnswer } from '#shared/schemas/reviews.ts';

export async function reviewCalls(app: App) {
  const tags = ['reviews'];

  app.get(
    '/review/get/:businessId',
    { schema: { tags, params: z.object({ businessId: z.string() }), response: { 200: reviewsAnswer } } },
    async ({ params, viewer }) => ({ success: true as const, reviews: await listReviews(app.context, viewer, params.businessId) }),
  );

  app.get(
    '/admin/review/get',
    { config: { onlyFor: 'admin' }, schema: { tags, querystring: searchedListQuery, response: { 200: reviewListAnswer } } },
    async ({ viewer, query }) => ({ success: true as const, ...(await listAllReviews(app.context, viewer, query)) }),
  );

  app.post(
    '/review/add',
    {
      schema: { tags, body: reviewInput, response: { 201: reviewAnswer } },
      preValidation: async ({ viewer }) => void requireUser(viewer, refusals.createAccountToReview),
    },
    async ({ body, viewer }, reply) => {
      const review = await writeReview(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.reviewAdded, review });
    },
  );

  app.delete(
    '/review/delete/:id',
    { schema: { tags, params: z.object({ id: z.string() }), response: { 200: messageView } } },
    async ({ params, viewer }) => {
      await deleteReviewAs(app.context, viewer, params.id);
      return { success: true as const, message: messages.reviewRemoved };
    },
  );
}
