import { multipartForms } from '#server/features/media/multipart.ts';
import { sendRequirement } from '#server/features/requirements/send-requirement.ts';
import { callOf } from '#server/plugins/call-of.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { requirementMessages } from '#shared/requirement-messages.ts';

export async function requirementCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);

  app.route({
    ...callOf('POST /requirement/send'),
    config: { rateLimit: rateLimits.requirement },
    bodyLimit: limits.pictureFormBytes,
    handler: async ({ body, viewer }, reply) => {
      const address = await sendRequirement(context, viewer, body);
      return reply.code(201).send({ success: true, message: requirementMessages.sent, address });
    },
  });
}
