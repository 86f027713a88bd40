import { refusals } from '#server/errors.ts';
import { endOwnSearch } from '#server/features/saved-searches/end-search.ts';
import { saveSearch } from '#server/features/saved-searches/save-search.ts';
import { callOf } from '#server/plugins/call-of.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { requireUser } from '#server/viewers.ts';
import { savedSearchMessages as messages } from '#shared/texts.ts';

export async function savedSearchCalls(app: App) {
  app.route({
    ...callOf('POST /saved-search/add'),
    config: { rateLimit: rateLimits.savedSearch },
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
