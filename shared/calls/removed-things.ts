import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { removedListAnswer, removedPath, removedQuery } from '#shared/schemas/removed-things.ts';

const tags = ['admin'];

export const removedThings = {
  'GET /admin/removed/get': {
    operationId: 'listRemoved',
    summary: 'What the team removed and can bring back',
    tags,
    querystring: removedQuery,
    response: { 200: removedListAnswer },
  },
  'PUT /admin/removed/bring-back/:kind/:id': {
    operationId: 'bringBack',
    summary: 'Bring back what the team removed',
    tags,
    description: 'Within 30 days of its removal, by the id that it had; with its pictures and all that went with it.',
    params: removedPath,
    response: { 200: messageView },
  },
} satisfies CallTable;
