import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  addressCheck,
  checkDecision,
  checkInput,
  ownChecksAnswer,
  waitingChecksAnswer,
  waitingChecksQuery,
} from '#shared/schemas/checks.ts';

export const checks = {
  'GET /contractor/checks': {
    operationId: 'listOwnChecks',
    summary: 'What is checked of your business, and what waits',
    tags: ['owner'],
    response: { 200: ownChecksAnswer },
  },
  'POST /contractor/checks': {
    operationId: 'sendForCheck',
    summary: 'Send a number of your business for check',
    tags: ['owner'],
    description:
      'The number that is checked already renews it; another one ends that at once. What is wrong with a number is said at `number`.',
    body: checkInput,
    response: { 201: messageView },
  },
  'GET /admin/checks': {
    operationId: 'listWaitingChecks',
    summary: 'Numbers that wait for the team',
    tags: ['moderation'],
    querystring: waitingChecksQuery,
    response: { 200: waitingChecksAnswer },
  },
  'PUT /admin/checks/:id': {
    operationId: 'decideCheck',
    summary: 'Confirm or refuse a number, or end a check',
    tags: ['moderation'],
    description: 'What is refused or ended needs a reason, which the owner is mailed. `version` is the one of the business.',
    params: byId,
    body: checkDecision,
    response: { 200: messageView },
  },
  'POST /admin/checks/address/:id': {
    operationId: 'noteAddressCheck',
    summary: 'Note that a business was found at its address',
    tags: ['moderation'],
    params: byId,
    body: addressCheck,
    response: { 201: messageView },
  },
} satisfies CallTable;
