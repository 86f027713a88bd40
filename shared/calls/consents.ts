import * as z from 'zod/mini';
import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { consentsAnswer, endablePurpose } from '#shared/schemas/consents.ts';

const tags = ['account'];

export const consents = {
  'GET /account/consents': {
    operationId: 'getConsents',
    signedIn: 'always',
    summary: 'What you have agreed to',
    tags,
    description: 'With the notice, the day and the way of each; what was ended stands there for a year.',
    response: { 200: consentsAnswer },
  },
  'DELETE /account/consents/:purpose': {
    operationId: 'endConsent',
    signedIn: 'always',
    summary: 'Take back what you have agreed to',
    tags,
    description: 'It stops at once. Again, it changes nothing.',
    params: z.object({ purpose: endablePurpose }),
    response: { 200: messageView },
  },
} satisfies CallTable;
