import * as z from 'zod/mini';
import { listInbox } from '#server/features/inbox/list-inbox.ts';
import { setMessageStatus } from '#server/features/inbox/set-message-status.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { inboxAnswer, inboxKind, inboxMessageAnswer, inboxQuery, inboxUpdate } from '#shared/schemas/inbox.ts';

export async function inboxCalls(app: App) {
  const tags = ['inbox'];
  const config = { onlyFor: 'admin' as const };

  app.get(
    '/admin/inbox/get',
    { config, schema: { tags, querystring: inboxQuery, response: { 200: inboxAnswer } } },
    async ({ query, viewer }) => {
      const page = await listInbox(app.context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  );

  app.put(
    '/admin/inbox/update/:kind/:id',
    {
      config,
      schema: {
        tags,
        params: z.object({ kind: inboxKind, id: z.string() }),
        body: inboxUpdate,
        response: { 200: inboxMessageAnswer },
      },
    },
    async ({ params, body, viewer }) => {
      const inboxMessage = await setMessageStatus(app.context, viewer, params.kind, params.id, body);
      return { success: true as const, message: messages.messageUpdated, inboxMessage };
    },
  );
}
