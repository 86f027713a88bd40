import { markBadLead } from '#server/features/enquiries/bad-leads/mark-bad-lead.ts';
import { exportEnquiries } from '#server/features/enquiries/export-enquiries.ts';
import { listEnquiries } from '#server/features/enquiries/list-enquiries.ts';
import { sendEnquiry } from '#server/features/enquiries/send-enquiry.ts';
import { setEnquiryStatus } from '#server/features/enquiries/set-enquiry-status.ts';
import { callerOf } from '#server/features/sessions/known-browsers.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/texts.ts';

export async function enquiryCalls(app: App) {
  const { context } = app;

  // One route, so that both ways count towards one limit.
  app.route({
    ...callOf('POST /send-enquiry/:businessId?'),
    config: { rateLimit: rateLimits.enquiry, sentOnce: true },
    handler: async (request, reply) => {
      const { params, body, viewer } = request;
      const { isWithheld, address } = await sendEnquiry(context, { viewer, caller: callerOf(request) }, params.businessId, body);
      const message = isWithheld ? messages.enquiryWaits : messages.enquirySent;
      return reply.code(201).send({ success: true, message, ...(address === undefined ? {} : { address }) });
    },
  });
  const config = { onlyFor: 'contractor' as const };
  app.route({
    ...callOf('GET /contractor/enquiries'),
    config,
    handler: async ({ query, viewer }) => {
      const page = await listEnquiries(context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  });

  app.route({
    ...callOf('GET /contractor/enquiries/export'),
    config,
    handler: async ({ query, viewer }, reply) => {
      const csv = exportEnquiries(context, viewer, query);
      const day = new Date().toISOString().slice(0, 10);
      return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="enquiries-${day}.csv"`).send(csv);
    },
  });

  app.route({
    ...callOf('PUT /contractor/enquiries/:id'),
    config,
    handler: async ({ params, body, viewer }) => {
      const enquiry = await setEnquiryStatus(context, viewer, params.id, body.status);
      return { success: true as const, message: messages.enquiryUpdated, enquiry };
    },
  });

  app.route({
    ...callOf('PUT /contractor/enquiries/:id/bad-lead'),
    config,
    handler: async ({ params, body, viewer }) => {
      const enquiry = await markBadLead(context, viewer, params.id, body);
      return { success: true as const, message: body.reason === null ? messages.badLeadUnmarked : messages.badLeadMarked, enquiry };
    },
  });
}
