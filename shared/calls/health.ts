import type { CallTable } from '#shared/calls/call-table.ts';
import { healthAnswer } from '#shared/schemas/health.ts';

export const health = {
  'GET /admin/health/get': {
    operationId: 'getHealth',
    summary: 'How the site is',
    tags: ['admin'],
    description: 'What the site knows of its own health, at most half a minute old.',
    response: { 200: healthAnswer },
  },
} satisfies CallTable;
