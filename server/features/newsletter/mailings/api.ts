import * as z from 'zod/mini';
import { addNewsletter } from '#server/features/newsletter/mailings/add-newsletter.ts';
import { deleteNewsletter } from '#server/features/newsletter/mailings/delete-newsletter.ts';
import { listNewsletters } from '#server/features/newsletter/mailings/list-newsletters.ts';
import { sendNewsletter } from '#server/features/newsletter/mailings/send-newsletter.ts';
import { testNewsletter } from '#server/features/newsletter/mailings/test-newsletter.ts';
import { updateNewsletter } from '#server/features/newsletter/mailings/update-newsletter.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { newsletterMessages } from '#shared/newsletter-messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  newsletterAnswer,
  newsletterListAnswer,
  newsletterListQuery,
  newsletterText,
  newsletterVersion,
} from '#shared/schemas/newsletter.ts';

export async function mailingCalls(app: App) {
  const { context } = app;
  const tags = ['newsletter'];
  const config = { onlyFor: 'admin' } as const;
  const params = z.object({ id: z.string() });

  app.get(
    '/admin/newsletter/get',
    { config, schema: { tags, querystring: newsletterListQuery, response: { 200: newsletterListAnswer } } },
    async ({ viewer, query }) => ({ success: true as const, ...(await listNewsletters(context, viewer, query)) }),
  );

  app.post(
    '/admin/newsletter/add',
    { config, schema: { tags, body: newsletterText, response: { 201: newsletterAnswer } } },
    async ({ viewer, body }, reply) => {
      const newsletter = await addNewsletter(context, viewer, body);
      return reply.code(201).send({ success: true, message: newsletterMessages.newsletterAdded, newsletter });
    },
  );

  app.put(
    '/admin/newsletter/update/:id',
    { config, schema: { tags, params, body: newsletterText, response: { 200: newsletterAnswer } } },
    async ({ viewer, params, body }) => {
      const newsletter = await updateNewsletter(context, viewer, params.id, body);
      return { success: true as const, message: newsletterMessages.newsletterUpdated, newsletter };
    },
  );

  app.delete(
    '/admin/newsletter/delete/:id',
    { config, schema: { tags, params, response: { 200: messageView } } },
    async ({ viewer, params }) => {
      await deleteNewsletter(context, viewer, params.id);
      return { success: true as const, message: newsletterMessages.newsletterDeleted };
    },
  );

  app.post(
    '/admin/newsletter/test/:id',
    {
      config,
      schema: {
        tags,
        description: 'Mails the draft to the admin who asks. Only a text that was tested can be sent.',
        params,
        body: newsletterVersion,
        response: { 200: messageView },
      },
    },
    async ({ viewer, params, body }) => {
      const email = await testNewsletter(context, viewer, params.id, body.version);
      return { success: true as const, message: newsletterMessages.testSent(email) };
    },
  );

  app.post(
    '/admin/newsletter/send/:id',
    {
      config,
      schema: {
        tags,
        description: 'Mails a tested draft to everybody who has confirmed, once.',
        params,
        body: newsletterVersion,
        response: { 200: newsletterAnswer },
      },
    },
    async ({ viewer, params, body }) => {
      const newsletter = await sendNewsletter(context, viewer, params.id, body.version);
      return { success: true as const, message: newsletterMessages.sendingBegun(newsletter.recipients), newsletter };
    },
  );
}
