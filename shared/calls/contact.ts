import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { contactUsInput, getInTouchInput } from '#shared/schemas/contact.ts';

const tags = ['contact'];
const response = { 201: messageView };

export const contact = {
  'POST /get-in-touch-with-us': {
    operationId: 'sendGetInTouch',
    summary: 'Send the team a message from Home',
    tags,
    body: getInTouchInput,
    response,
  },
  'POST /contact-us': {
    operationId: 'sendContactMessage',
    summary: 'Send the team a message from the contact page',
    tags,
    body: contactUsInput,
    response,
  },
} satisfies CallTable;
