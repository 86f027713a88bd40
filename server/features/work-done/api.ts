import { askForReviews, getReviewAsks } from '#server/features/work-done/ask-for-reviews.ts';
import { sayWorkDone } from '#server/features/work-done/say-work-done.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { requirementMessages } from '#shared/texts.ts';

export async function workDoneCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('POST /requirements/:request/work-done'),
    config: { rateLimit: rateLimits.threadMessage },
    handler: async ({ params, body, viewer }) => {
      await sayWorkDone(context, viewer, params.request, body.as);
      return { success: true as const, message: requirementMessages.workNoted };
    },
  });

  app.route({
    ...callOf('GET /contractor/review-asks'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer }) => ({ success: true as const, ...(await getReviewAsks(context, viewer)) }),
  });

  app.route({
    ...callOf('POST /contractor/review-asks'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer }) => {
      const asked = await askForReviews(context, viewer);
      return { success: true as const, message: requirementMessages.reviewsAsked(asked), asked };
    },
  });
}
