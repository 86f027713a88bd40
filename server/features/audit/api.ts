import { listAuditEntries } from '#server/features/audit/list-audit-entries.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { auditAnswer, auditQuery } from '#shared/schemas/audit.ts';

export async function auditCalls(app: App) {
  app.get(
    '/admin/audit/get',
    { config: { onlyFor: 'admin' }, schema: { tags: ['admin'], querystring: auditQuery, response: { 200: auditAnswer } } },
    async ({ viewer, query }) => {
      const page = await listAuditEntries(app.context, viewer, { ...query, limit: query.limit ?? limits.pageSize.audit });
      return { success: true as const, ...page };
    },
  );
}
