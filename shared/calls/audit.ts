import type { CallTable } from '#shared/calls/call-table.ts';
import { auditAnswer, auditQuery } from '#shared/schemas/audit.ts';

export const audit = {
  'GET /admin/audit/get': {
    operationId: 'listAuditEntries',
    summary: 'What the team has done',
    tags: ['admin'],
    querystring: auditQuery,
    response: { 200: auditAnswer },
  },
} satisfies CallTable;
