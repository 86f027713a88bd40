import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { webhookAnswer } from '#shared/schemas/payments.ts';
import { messageOfficeAnswer, templateInput, templateKey, testMessageInput } from '#shared/schemas/short-messages.ts';

const tags = ['messages'];

export const shortMessages = {
  'GET /admin/message/get': {
    operationId: 'getMessageOffice',
    summary: 'Short messages: templates, what was sent and what it cost',
    tags,
    response: { 200: messageOfficeAnswer },
  },
  'PUT /admin/message/template/:kind/:language': {
    operationId: 'setMessageTemplate',
    summary: 'Set the registered template of a kind of message',
    tags,
    params: templateKey,
    body: templateInput,
    response: { 200: messageView },
  },
  'POST /admin/message/test': {
    operationId: 'sendTestMessage',
    summary: 'Send a test message',
    tags,
    body: testMessageInput,
    response: { 201: messageView },
  },
  'POST /message/sms/report': {
    operationId: 'receiveSmsReport',
    summary: 'Where the gateway of SMS reports',
    tags,
    description: 'What the gateway of SMS tells: what became of messages, and what people sent to its number',
    response: { 200: webhookAnswer },
  },
} satisfies CallTable;
