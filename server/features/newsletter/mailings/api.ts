import { addNewsletter } from '#server/features/newsletter/mailings/add-newsletter.ts';
import { deleteNewsletter } from '#server/features/newsletter/mailings/delete-newsletter.ts';
import { listNewsletters } from '#server/features/newsletter/mailings/list-newsletters.ts';
import { sendNewsletter } from '#server/features/newsletter/mailings/send-newsletter.ts';
import { testNewsletter } from '#server/features/newsletter/mailings/test-newsletter.ts';
import { updateNewsletter } from '#server/features/newsletter/mailings/update-newsletter.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { newsletterMessages } from '#shared/texts.ts';

export async function mailingCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/newsletter/get'),
    config,
    handler: async ({ viewer, query }) => ({ success: true as const, ...(await listNewsletters(context, viewer, query)) }),
  });

  app.route({
    ...callOf('POST /admin/newsletter/add'),
    config: { ...config, sentOnce: true },
    handler: async ({ viewer, body }, reply) => {
      const newsletter = await addNewsletter(context, viewer, body);
      return reply.code(201).send({ success: true, message: newsletterMessages.newsletterAdded, newsletter });
    },
  });

  app.route({
    ...callOf('PUT /admin/newsletter/update/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const newsletter = await updateNewsletter(context, viewer, params.id, body);
      return { success: true as const, message: newsletterMessages.newsletterUpdated, newsletter };
    },
  });

  app.route({
    ...callOf('DELETE /admin/newsletter/delete/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await deleteNewsletter(context, viewer, params.id);
      return { success: true as const, message: newsletterMessages.newsletterDeleted };
    },
  });

  app.route({
    ...callOf('POST /admin/newsletter/test/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const email = await testNewsletter(context, viewer, params.id, body.version);
      return { success: true as const, message: newsletterMessages.testSent(email) };
    },
  });

  app.route({
    ...callOf('POST /admin/newsletter/send/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      const newsletter = await sendNewsletter(context, viewer, params.id, body.version);
      return { success: true as const, message: newsletterMessages.sendingBegun(newsletter.recipients), newsletter };
    },
  });
}
