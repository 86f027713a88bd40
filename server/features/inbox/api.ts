import { answerMessage } from '#server/features/inbox/answer-message.ts';
import { listInbox } from '#server/features/inbox/list-inbox.ts';
import { setMessageStatus } from '#server/features/inbox/set-message-status.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/texts.ts';

export async function inboxCalls(app: App) {
  const config = { onlyFor: 'admin' as const };

  app.route({
    ...callOf('GET /admin/inbox/get'),
    config,
    handler: async ({ query, viewer }) => {
      const page = await listInbox(app.context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  });

  app.route({
    ...callOf('PUT /admin/inbox/update/:kind/:id'),
    config,
    handler: async ({ params, body, viewer }) => {
      const inboxMessage = await setMessageStatus(app.context, viewer, params.kind, params.id, body);
      return { success: true as const, message: messages.messageUpdated, inboxMessage };
    },
  });

  app.route({
    ...callOf('POST /admin/inbox/answer/:kind/:id'),
    config: { ...config, sentOnce: true },
    handler: async ({ params, body, viewer }, reply) => {
      const inboxMessage = await answerMessage(app.context, viewer, params.kind, params.id, body);
      return reply.code(201).send({ success: true as const, message: messages.messageAnswered, inboxMessage });
    },
  });
}
