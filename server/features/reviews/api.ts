import * as z from 'zod/mini';
import { listReviews } from '#server/features/reviews/list-reviews.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { reviewsAnswer } from '#shared/schemas/reviews.ts';

export async function reviewCalls(app: App) {
  app.get(
    '/review/get/:businessId',
    { schema: { tags: ['reviews'], params: z.object({ businessId: z.string() }), response: { 200: reviewsAnswer } } },
    async ({ params, viewer }) => ({ success: true as const, reviews: await listReviews(app.context, viewer, params.businessId) }),
  );
}
