import * as z from 'zod/mini';
import { addReport } from '#server/features/reports/add-report.ts';
import { decideReport } from '#server/features/reports/decide-report.ts';
import { listReports } from '#server/features/reports/list-reports.ts';
import { rateLimits } from '#server/plugins/rate-limits.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { reportAnswer, reportDecision, reportInput, reportsAnswer, reportsQuery } from '#shared/schemas/reports.ts';

export async function reportCalls(app: App) {
  const tags = ['reports'];
  const config = { onlyFor: 'admin' as const };

  app.post(
    '/report/add',
    { config: { rateLimit: rateLimits.report }, schema: { tags, body: reportInput, response: { 201: messageView } } },
    async ({ body, viewer }, reply) => {
      await addReport(app.context, viewer, body);
      return reply.code(201).send({ success: true, message: messages.reportSent });
    },
  );

  app.get(
    '/report/admin/get',
    { config, schema: { tags, querystring: reportsQuery, response: { 200: reportsAnswer } } },
    async ({ query, viewer }) => {
      const page = await listReports(app.context, viewer, { ...query, limit: query.limit ?? limits.pageSize.listing });
      return { success: true as const, ...page };
    },
  );

  app.put(
    '/report/admin/update/:id',
    { config, schema: { tags, params: z.object({ id: z.string() }), body: reportDecision, response: { 200: reportAnswer } } },
    async ({ params, body, viewer }) => {
      const report = await decideReport(app.context, viewer, params.id, body);
      return { success: true as const, message: messages.reportDecided, report };
    },
  );
}
