import { addReport } from '#server/features/reports/add-report.ts';
import { decideReport } from '#server/features/reports/decide-report.ts';
import { listReports } from '#server/features/reports/list-reports.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/texts.ts';

export async function reportCalls(app: App) {
  const config = { onlyFor: 'admin' as const };

  app.route({
    ...callOf('POST /report/add'),
    config: { rateLimit: rateLimits.report, sentOnce: true },
    handler: async ({ body, viewer }, reply) => {
      await addReport(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.reportSent });
    },
  });

  app.route({
    ...callOf('GET /report/admin/get'),
    config,
    handler: async ({ query, viewer }) => {
      const page = await listReports(app.context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  });

  app.route({
    ...callOf('PUT /report/admin/update/:id'),
    config,
    handler: async ({ params, body, viewer }) => {
      const report = await decideReport(app.context, viewer, params.id, body);
      return { success: true as const, message: messages.reportDecided, report };
    },
  });
}
