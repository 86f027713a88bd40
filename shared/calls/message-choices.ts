import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { choicesAnswer, choicesInput } from '#shared/schemas/message-choices.ts';

const tags = ['messages'];

export const messageChoices = {
  'GET /account/message-choices': {
    operationId: 'getMessageChoices',
    signedIn: 'always',
    summary: 'By which ways you are told of what',
    tags,
    response: { 200: choicesAnswer },
  },
  'PUT /account/message-choices': {
    operationId: 'setMessageChoices',
    signedIn: 'always',
    summary: 'Choose by which ways you are told of what',
    tags,
    description: 'Topics of a business: enquiries, decisions, reviews; of a user: answers. What is left out stays.',
    body: choicesInput,
    response: { 200: messageView },
  },
  'POST /account/message-choices/resume': {
    operationId: 'resumeMessages',
    signedIn: 'always',
    summary: 'Take back that your number wants no messages',
    tags,
    response: { 200: messageView },
  },
} satisfies CallTable;
