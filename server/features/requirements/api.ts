import { multipartForms } from '#server/features/media/multipart.ts';
import { askInstead } from '#server/features/requirements/closing/ask-instead.ts';
import { closeRequirement } from '#server/features/requirements/closing/close-requirement.ts';
import { endRequirementLink } from '#server/features/requirements/closing/end-link.ts';
import { reopenRequirement } from '#server/features/requirements/closing/reopen-requirement.ts';
import { listRequirements } from '#server/features/requirements/list-requirements.ts';
import { sendRequirement } from '#server/features/requirements/send-requirement.ts';
import { callerOf } from '#server/features/sessions/known-browsers.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { requirementMessages } from '#shared/texts.ts';

export async function requirementCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);

  app.route({
    ...callOf('POST /requirement/send'),
    config: { rateLimit: rateLimits.requirement },
    bodyLimit: limits.pictureFormBytes,
    handler: async (request, reply) => {
      const asker = { viewer: request.viewer, caller: callerOf(request) };
      const { address, isWithheld } = await sendRequirement(context, asker, request.body);
      const message = isWithheld ? requirementMessages.sentToTeam : requirementMessages.sent;
      return reply.code(201).send({ success: true, message, address });
    },
  });
  app.route({
    ...callOf('GET /requirements'),
    handler: async ({ query, viewer }) => {
      const page = await listRequirements(context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  });
  app.route({
    ...callOf('POST /requirements/:request/close'),
    config: { rateLimit: rateLimits.threadMessage },
    handler: async ({ params, body, viewer }) => {
      await closeRequirement(context, viewer, params.request, body);
      return { success: true as const, message: requirementMessages.closed };
    },
  });
  app.route({
    ...callOf('POST /requirements/:request/reopen'),
    config: { rateLimit: rateLimits.threadMessage },
    handler: async ({ params, viewer }) => {
      await reopenRequirement(context, viewer, params.request);
      return { success: true as const, message: requirementMessages.reopened };
    },
  });
  app.route({
    ...callOf('POST /requirements/:request/ask-instead'),
    config: { rateLimit: rateLimits.requirement },
    handler: async (request, reply) => {
      const asker = { viewer: request.viewer, caller: callerOf(request) };
      const isWithheld = await askInstead(context, asker, request.params.request, request.body);
      return reply
        .code(201)
        .send({ success: true, message: isWithheld ? requirementMessages.sentToTeam : requirementMessages.askedInstead });
    },
  });
  app.route({
    ...callOf('POST /requirements/:request/end-link'),
    config: { rateLimit: rateLimits.threadMessage },
    handler: async ({ params, viewer }) => {
      await endRequirementLink(context, viewer, params.request);
      return { success: true as const, message: requirementMessages.linkEnded };
    },
  });
}
