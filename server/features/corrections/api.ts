import { answerCorrection } from '#server/features/corrections/answer-correction.ts';
import { confirmCorrection } from '#server/features/corrections/confirm-correction.ts';
import { decideCorrection } from '#server/features/corrections/decide-correction.ts';
import { listCorrections, listCorrectionsOfYours, listOwnCorrections } from '#server/features/corrections/list-corrections.ts';
import { suggestCorrection } from '#server/features/corrections/suggest-correction.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export async function correctionCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('POST /correction/add/:id'),
    config: { rateLimit: rateLimits.correction, sentOnce: true },
    handler: async ({ viewer, params: { id }, body }, reply) => {
      const needsLink = await suggestCorrection(context, viewer, id, body);
      const message = needsLink ? messages.correctionLinkSent : messages.correctionSent;
      return reply.code(201).send({ success: true as const, message });
    },
  });

  app.route({
    ...callOf('POST /correction/confirm'),
    config: { rateLimit: rateLimits.resetTry },
    handler: async ({ viewer, body }) => {
      await confirmCorrection(context, viewer, body.correction);
      return { success: true as const, message: messages.correctionSent };
    },
  });

  app.route({
    ...callOf('GET /correction/own'),
    handler: async ({ viewer }) => ({ success: true as const, corrections: await listOwnCorrections(context, viewer) }),
  });

  app.route({
    ...callOf('GET /contractor/corrections'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer }) => ({ success: true as const, corrections: await listCorrectionsOfYours(context, viewer) }),
  });

  app.route({
    ...callOf('PUT /contractor/corrections/:id'),
    config: { onlyFor: 'contractor' },
    handler: async ({ viewer, params: { id }, body, session }) => {
      const isShown = await answerCorrection(context, viewer, id, body, session);
      if (isShown) return { success: true as const, message: messages.correctionAccepted };
      return { success: true as const, message: body.decision === 'accept' ? messages.correctionWaits : messages.correctionToTeam };
    },
  });

  app.route({
    ...callOf('GET /admin/corrections'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query: { show, page, limit = limits.pageSize.listing } }) => ({
      success: true as const,
      ...(await listCorrections(context, viewer, { show, page, limit })),
    }),
  });

  app.route({
    ...callOf('PUT /admin/corrections/:id'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, params: { id }, body }) => {
      await decideCorrection(context, viewer, id, body);
      const message = body.decision === 'accept' ? backOfficeMessages.correctionAccepted : backOfficeMessages.correctionRefused;
      return { success: true as const, message };
    },
  });
}
