import { listAuditEntries } from '#server/features/audit/list-audit-entries.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';

export async function auditCalls(app: App) {
  app.route({
    ...callOf('GET /admin/audit/get'),
    config: { onlyFor: 'admin' },
    handler: async ({ viewer, query }) => {
      const page = await listAuditEntries(app.context, viewer, { ...query, limit: query.limit ?? limits.pageSize.audit });
      return { success: true as const, ...page };
    },
  });
}
