import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  addressCheck,
  addressLetterAnswer,
  checkDecision,
  checkInput,
  letterCode,
  ownChecksAnswer,
  waitingChecksAnswer,
  waitingChecksQuery,
} from '#shared/schemas/checks.ts';
import { documentQuery } from '#shared/schemas/documents.ts';

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
  'DELETE /contractor/checks/:id': {
    operationId: 'withdrawCheck',
    summary: 'Take back a number that waits',
    tags: ['owner'],
    description: 'Its documents go with it.',
    params: byId,
    response: { 200: messageView },
  },
  'POST /contractor/checks/:id/documents': {
    operationId: 'addCheckDocument',
    summary: 'Add a document to a number that waits',
    tags: ['owner'],
    description:
      'Takes a multipart form with a PDF, JPEG or PNG (`file`) of 10 MB at most. A number has three at most. Pictures are made anew. The team and you alone see it; it goes with the number, or 90 days after the decision.',
    params: byId,
    querystring: documentQuery,
    consumes: ['multipart/form-data'],
    response: { 201: messageView },
  },
  'GET /contractor/check-documents/:id': {
    operationId: 'getOwnCheckDocument',
    summary: 'A document that you have sent, as a file',
    tags: ['owner'],
    params: byId,
    produces: ['application/pdf', 'image/webp'],
  },
  'DELETE /contractor/check-documents/:id': {
    operationId: 'removeCheckDocument',
    summary: 'Remove a document that you have sent',
    tags: ['owner'],
    params: byId,
    response: { 200: messageView },
  },
  'POST /contractor/checks/letter': {
    operationId: 'proveAddress',
    summary: 'Enter the code of a letter that was sent to your address',
    tags: ['owner'],
    description:
      'The address is checked from today. A letter is good for 60 days, for the name and the address that it went to, and for five entries: 409 `no_letter` after that.',
    body: letterCode,
    response: { 201: messageView },
  },
  'GET /admin/checks/documents/:id': {
    operationId: 'getCheckDocument',
    summary: 'A document of a number sent for check, or of a claim, as a file',
    tags: ['moderation'],
    description: 'Each look stands in the audit.',
    params: byId,
    produces: ['application/pdf', 'image/webp'],
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
  'POST /admin/checks/letter/:id': {
    operationId: 'makeAddressLetter',
    summary: 'Make the letter whose code proves an address',
    tags: ['moderation'],
    description: 'Its code is told in this answer alone, and takes the place of an earlier one. It is for you to print and post.',
    params: byId,
    response: { 201: addressLetterAnswer },
  },
} satisfies CallTable;
