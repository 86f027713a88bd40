import * as z from 'zod/mini';
import type { CallTable } from '#shared/calls/call-table.ts';
import { inboxAnswer, inboxKind, inboxMessageAnswer, inboxQuery, inboxUpdate } from '#shared/schemas/inbox.ts';

const tags = ['inbox'];

export const inbox = {
  'GET /admin/inbox/get': { tags, querystring: inboxQuery, response: { 200: inboxAnswer } },
  'PUT /admin/inbox/update/:kind/:id': {
    tags,
    params: z.object({ kind: inboxKind, id: z.string() }),
    body: inboxUpdate,
    response: { 200: inboxMessageAnswer },
  },
} satisfies CallTable;
