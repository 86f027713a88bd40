import type { CallTable } from '#shared/calls/call-table.ts';
import { askedByMailAnswer, newsletterInput } from '#shared/schemas/contact.ts';

export const newsletter = {
  'POST /subscribe': {
    operationId: 'subscribe',
    summary: 'Ask for the newsletter',
    tags: ['contact'],
    description: 'The address gets one mail with a link, and is on the list once that was used.',
    body: newsletterInput,
    response: { 201: askedByMailAnswer },
  },
} satisfies CallTable;
