import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { handOverInput, queueAnswer, queuePath, queueQuery } from '#shared/schemas/what-waits.ts';

export const whatWaits = {
  'GET /admin/queue': {
    operationId: 'listQueue',
    summary: 'All that waits for the team, the soonest due first',
    tags: ['moderation'],
    description: 'Of the kinds alone that the asker decides on.',
    querystring: queueQuery,
    response: { 200: queueAnswer },
  },
  'PUT /admin/queue/taker/:kind/:id': {
    operationId: 'handOverQueued',
    summary: 'Take something that waits, give it back, or give it to another of the team',
    tags: ['moderation'],
    description:
      '`from` is who had it when it was looked at, null for nobody: 409 `is_anothers` where another has it by now. It is nobody’s again once it is decided.',
    params: queuePath,
    body: handOverInput,
    response: { 200: messageView },
  },
} satisfies CallTable;
