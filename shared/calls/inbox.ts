import * as z from 'zod/mini';
import type { CallTable } from '#shared/calls/call-table.ts';
import { inboxAnswer, inboxAnswerSent, inboxKind, inboxMessageAnswer, inboxQuery, inboxUpdate } from '#shared/schemas/inbox.ts';

const tags = ['inbox'];

export const inbox = {
  'GET /admin/inbox/get': {
    operationId: 'listInbox',
    summary: 'Messages to the team',
    tags,
    querystring: inboxQuery,
    response: { 200: inboxAnswer },
  },
  'PUT /admin/inbox/update/:kind/:id': {
    operationId: 'updateInboxMessage',
    summary: 'Change the state of a message to the team',
    tags,
    params: z.object({ kind: inboxKind, id: z.string() }),
    body: inboxUpdate,
    response: { 200: inboxMessageAnswer },
  },
  'POST /admin/inbox/answer/:kind/:id': {
    operationId: 'answerInboxMessage',
    summary: 'Answer a message to the team by mail',
    tags,
    params: z.object({ kind: inboxKind, id: z.string() }),
    body: inboxAnswerSent,
    response: { 201: inboxMessageAnswer },
  },
} satisfies CallTable;
