import { refusals } from '#server/base/errors.ts';
import { endOwnSearch } from '#server/features/saved-searches/end-search.ts';
import { saveSearch } from '#server/features/saved-searches/save-search.ts';
import { requireUser } from '#server/features/sessions/viewers.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { savedSearchMessages as messages } from '#shared/texts.ts';

export async function savedSearchCalls(app: App) {
  app.route({
    ...callOf('POST /saved-search/add'),
    config: { rateLimit: rateLimits.savedSearch, sentOnce: true },
    handler: async ({ body, viewer }, reply) => {
      await saveSearch(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.asked, notice: messages.confirmSearch });
    },
  });

  app.route({
    ...callOf('DELETE /saved-search/delete/:id'),
    preValidation: async ({ viewer }) => void requireUser(viewer, refusals.notSignedIn),
    handler: async ({ params, viewer }) => {
      await endOwnSearch(app.context, viewer, params.id);
      return { success: true as const, message: messages.ended };
    },
  });
}
