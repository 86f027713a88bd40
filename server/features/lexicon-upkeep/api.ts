import { addSaying } from '#server/features/lexicon-upkeep/add-saying.ts';
import { deleteSaying } from '#server/features/lexicon-upkeep/delete-saying.ts';
import { explainQuery } from '#server/features/lexicon-upkeep/explain-query.ts';
import { listProposals } from '#server/features/lexicon-upkeep/list-proposals.ts';
import { listSayings } from '#server/features/lexicon-upkeep/list-sayings.ts';
import { listUnanswered } from '#server/features/lexicon-upkeep/list-unanswered.ts';
import { refuseProposal } from '#server/features/lexicon-upkeep/refuse-proposal.ts';
import { switchShippedSaying } from '#server/features/lexicon-upkeep/switch-shipped-saying.ts';
import { updateSaying } from '#server/features/lexicon-upkeep/update-saying.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { sayingMessages } from '#shared/texts.ts';

/** What people say and what it means, as the team tends it. */
export async function sayingCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;
  const { perPage } = limits.sayings;

  app.route({
    ...callOf('GET /admin/saying/get'),
    config,
    handler: async ({ viewer, query }) => ({
      success: true as const,
      ...(await listSayings(context, viewer, { ...query, limit: query.limit ?? perPage })),
    }),
  });

  app.route({
    ...callOf('GET /admin/saying/read'),
    config,
    handler: async ({ viewer, query }) => ({ success: true as const, reading: await explainQuery(context, viewer, query.q ?? '') }),
  });

  app.route({
    ...callOf('GET /admin/saying/unanswered'),
    config,
    handler: async ({ viewer, query }) => ({
      success: true as const,
      ...(await listUnanswered(context, viewer, { ...query, limit: query.limit ?? perPage })),
    }),
  });

  app.route({
    ...callOf('GET /admin/saying/proposed'),
    config,
    handler: async ({ viewer }) => ({
      success: true as const,
      proposals: await listProposals(context, viewer),
    }),
  });

  app.route({
    ...callOf('POST /admin/saying/add'),
    config: { ...config, sentOnce: true },
    handler: async ({ viewer, body }, reply) => {
      const saying = await addSaying(context, viewer, body);
      return reply.code(201).send({ success: true, message: sayingMessages.sayingAdded, saying });
    },
  });

  app.route({
    ...callOf('PUT /admin/saying/update/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const saying = await updateSaying(context, viewer, params.id, body);
      return { success: true as const, message: sayingMessages.sayingUpdated, saying };
    },
  });

  app.route({
    ...callOf('DELETE /admin/saying/delete/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await deleteSaying(context, viewer, params.id);
      return { success: true as const, message: sayingMessages.sayingDeleted };
    },
  });

  app.route({
    ...callOf('PUT /admin/saying/switch'),
    config,
    handler: async ({ viewer, body }) => {
      await switchShippedSaying(context, viewer, body);
      return { success: true as const, message: sayingMessages.sayingUpdated };
    },
  });

  app.route({
    ...callOf('PUT /admin/saying/refuse'),
    config,
    handler: async ({ viewer, body }) => {
      await refuseProposal(context, viewer, body);
      return { success: true as const, message: sayingMessages.proposalRefused };
    },
  });
}
