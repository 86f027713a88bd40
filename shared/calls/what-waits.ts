import type { CallTable } from '#shared/calls/call-table.ts';
import { queueAnswer, queueQuery } from '#shared/schemas/what-waits.ts';

export const whatWaits = {
  'GET /admin/queue': {
    operationId: 'listQueue',
    summary: 'All that waits for the team, the soonest due first',
    tags: ['moderation'],
    description: 'Of the kinds alone that the asker decides on.',
    querystring: queueQuery,
    response: { 200: queueAnswer },
  },
} satisfies CallTable;
