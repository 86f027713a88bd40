import * as z from 'zod/mini';
import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { changesDecision, ownChangesAnswer, waitingEditsAnswer, waitingEditsQuery } from '#shared/schemas/waiting-changes.ts';

export const waitingChanges = {
  'GET /contractor/changes': {
    operationId: 'listOwnChanges',
    summary: 'Changes of your business that wait for the team, and what was decided lately',
    tags: ['owner'],
    response: { 200: ownChangesAnswer },
  },
  'DELETE /contractor/changes/:id': {
    operationId: 'takeBackChange',
    summary: 'Take back a change that waits for the team',
    tags: ['owner'],
    params: byId,
    response: { 200: messageView },
  },
  'GET /admin/changes': {
    operationId: 'listWaitingChanges',
    summary: 'Changes of owners that wait for the team, by business',
    tags: ['moderation'],
    querystring: waitingEditsQuery,
    response: { 200: waitingEditsAnswer },
  },
  'PUT /admin/changes/:id': {
    operationId: 'decideChanges',
    summary: 'Accept or refuse changes of a business, each by itself',
    tags: ['moderation'],
    description:
      'The id is the one of the business. What is refused needs a reason, which the owner is mailed. All of it holds, or nothing.',
    params: byId,
    body: changesDecision,
    response: { 200: messageView },
  },
  'GET /waiting-picture/:file': {
    operationId: 'getWaitingPicture',
    summary: 'A photo that waits for the team',
    tags: ['owner'],
    description: 'For the owner of the business and the team.',
    params: z.object({ file: z.string() }),
    produces: ['image/webp'],
  },
} satisfies CallTable;
