import * as z from 'zod/mini';
import { addSaying } from '#server/features/lexicon-upkeep/add-saying.ts';
import { deleteSaying } from '#server/features/lexicon-upkeep/delete-saying.ts';
import { explainQuery } from '#server/features/lexicon-upkeep/explain-query.ts';
import { listProposals } from '#server/features/lexicon-upkeep/list-proposals.ts';
import { listSayings } from '#server/features/lexicon-upkeep/list-sayings.ts';
import { listUnanswered } from '#server/features/lexicon-upkeep/list-unanswered.ts';
import { refuseProposal } from '#server/features/lexicon-upkeep/refuse-proposal.ts';
import { switchShippedSaying } from '#server/features/lexicon-upkeep/switch-shipped-saying.ts';
import { updateSaying } from '#server/features/lexicon-upkeep/update-saying.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { sayingMessages } from '#shared/saying-messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  proposalRefusal,
  proposalsAnswer,
  readingAnswer,
  readingQuery,
  sayingAnswer,
  sayingChange,
  sayingInput,
  sayingsAnswer,
  sayingsQuery,
  shippedSayingSwitch,
  unansweredAnswer,
  unansweredQuery,
} from '#shared/schemas/sayings.ts';

/** What people say and what it means, as the team tends it. */
export async function sayingCalls(app: App) {
  const { context } = app;
  const tags = ['sayings'];
  const config = { onlyFor: 'admin' } as const;
  const params = z.object({ id: z.string() });
  const { perPage } = limits.sayings;

  app.get(
    '/admin/saying/get',
    { config, schema: { tags, querystring: sayingsQuery, response: { 200: sayingsAnswer } } },
    async ({ viewer, query }) => ({
      success: true as const,
      ...(await listSayings(context, viewer, { ...query, limit: query.limit ?? perPage })),
    }),
  );

  app.get(
    '/admin/saying/read',
    { config, schema: { tags, querystring: readingQuery, response: { 200: readingAnswer } } },
    async ({ viewer, query }) => ({ success: true as const, reading: await explainQuery(context, viewer, query.q ?? '') }),
  );

  app.get(
    '/admin/saying/unanswered',
    { config, schema: { tags, querystring: unansweredQuery, response: { 200: unansweredAnswer } } },
    async ({ viewer, query }) => ({
      success: true as const,
      ...(await listUnanswered(context, viewer, { ...query, limit: query.limit ?? perPage })),
    }),
  );

  app.get('/admin/saying/proposed', { config, schema: { tags, response: { 200: proposalsAnswer } } }, async ({ viewer }) => ({
    success: true as const,
    proposals: await listProposals(context, viewer),
  }));

  app.post(
    '/admin/saying/add',
    {
      config,
      schema: {
        tags,
        description: 'A saying that is the name of a business is added with confirmed: true alone; the name goes on to find it first.',
        body: sayingInput,
        response: { 201: sayingAnswer },
      },
    },
    async ({ viewer, body }, reply) => {
      const saying = await addSaying(context, viewer, body);
      return reply.code(201).send({ success: true, message: sayingMessages.sayingAdded, saying });
    },
  );

  app.put(
    '/admin/saying/update/:id',
    { config, schema: { tags, params, body: sayingChange, response: { 200: sayingAnswer } } },
    async ({ viewer, params, body }) => {
      const saying = await updateSaying(context, viewer, params.id, body);
      return { success: true as const, message: sayingMessages.sayingUpdated, saying };
    },
  );

  app.delete(
    '/admin/saying/delete/:id',
    { config, schema: { tags, params, response: { 200: messageView } } },
    async ({ viewer, params }) => {
      await deleteSaying(context, viewer, params.id);
      return { success: true as const, message: sayingMessages.sayingDeleted };
    },
  );

  app.put(
    '/admin/saying/switch',
    { config, schema: { tags, body: shippedSayingSwitch, response: { 200: messageView } } },
    async ({ viewer, body }) => {
      await switchShippedSaying(context, viewer, body);
      return { success: true as const, message: sayingMessages.sayingUpdated };
    },
  );

  app.put(
    '/admin/saying/refuse',
    { config, schema: { tags, body: proposalRefusal, response: { 200: messageView } } },
    async ({ viewer, body }) => {
      await refuseProposal(context, viewer, body);
      return { success: true as const, message: sayingMessages.proposalRefused };
    },
  );
}
