import * as z from 'zod/mini';
import { exportEnquiries } from '#server/features/enquiries/export-enquiries.ts';
import { listEnquiries } from '#server/features/enquiries/list-enquiries.ts';
import { sendEnquiry } from '#server/features/enquiries/send-enquiry.ts';
import { setEnquiryStatus } from '#server/features/enquiries/set-enquiry-status.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  enquiriesAnswer,
  enquiriesQuery,
  enquiryAnswer,
  enquiryInput,
  enquiryStatusInput,
  exportQuery,
} from '#shared/schemas/enquiries.ts';

export async function enquiryCalls(app: App) {
  const { context } = app;

  // One route, so that both ways count towards one limit.
  app.post(
    '/send-enquiry/:businessId?',
    {
      config: { rateLimit: rateLimits.enquiry },
      schema: {
        tags: ['enquiries'],
        description: 'Without the id, or with undefined or null in its place, it is a general enquiry to the team of the site.',
        params: z.object({ businessId: z.optional(z.string()) }),
        body: enquiryInput,
        response: { 201: messageView },
      },
    },
    async ({ params, body, viewer }, reply) => {
      await sendEnquiry(context, viewer, params.businessId, body);
      return reply.code(201).send({ success: true, message: messages.enquirySent });
    },
  );

  const tags = ['owner'];
  const config = { onlyFor: 'contractor' as const };
  app.get(
    '/contractor/enquiries',
    { config, schema: { tags, querystring: enquiriesQuery, response: { 200: enquiriesAnswer } } },
    async ({ query, viewer }) => {
      const page = await listEnquiries(context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  );

  app.get(
    '/contractor/enquiries/export',
    { config, schema: { tags, querystring: exportQuery, produces: ['text/csv'] } },
    async ({ query, viewer }, reply) => {
      const csv = exportEnquiries(context, viewer, query);
      const day = new Date().toISOString().slice(0, 10);
      return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="enquiries-${day}.csv"`).send(csv);
    },
  );

  app.put(
    '/contractor/enquiries/:id',
    {
      config,
      schema: { tags, params: z.object({ id: z.string() }), body: enquiryStatusInput, response: { 200: enquiryAnswer } },
    },
    async ({ params, body, viewer }) => {
      const enquiry = await setEnquiryStatus(context, viewer, params.id, body.status);
      return { success: true as const, message: messages.enquiryUpdated, enquiry };
    },
  );
}
