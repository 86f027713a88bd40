import * as z from 'zod/mini';
import { exportSubscribers } from '#server/features/newsletter/subscribers/export-subscribers.ts';
import { listSubscribers } from '#server/features/newsletter/subscribers/list-subscribers.ts';
import { removeSubscriber } from '#server/features/newsletter/subscribers/remove-subscriber.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { newsletterMessages } from '#shared/newsletter-messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { subscriberFilter, subscriberListAnswer, subscriberListQuery } from '#shared/schemas/newsletter.ts';

export async function subscriberCalls(app: App) {
  const { context } = app;
  const tags = ['newsletter'];
  const config = { onlyFor: 'admin' } as const;

  app.get(
    '/admin/subscriber/get',
    { config, schema: { tags, querystring: subscriberListQuery, response: { 200: subscriberListAnswer } } },
    async ({ viewer, query }) => ({ success: true as const, ...(await listSubscribers(context, viewer, query)) }),
  );

  app.get(
    '/admin/subscriber/export',
    { config, schema: { tags, querystring: subscriberFilter, produces: ['text/csv'] } },
    async ({ viewer, query }, reply) => {
      const csv = exportSubscribers(context, viewer, query);
      const day = new Date().toISOString().slice(0, 10);
      return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="subscribers-${day}.csv"`).send(csv);
    },
  );

  app.delete(
    '/admin/subscriber/delete/:id',
    { config, schema: { tags, params: z.object({ id: z.string() }), response: { 200: messageView } } },
    async ({ viewer, params }) => {
      await removeSubscriber(context, viewer, params.id);
      return { success: true as const, message: newsletterMessages.subscriberRemoved };
    },
  );
}
