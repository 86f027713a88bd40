import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { webhookAnswer } from '#shared/schemas/payments.ts';
import { messageOfficeAnswer, templateInput, templateKey, testMessageInput, webhookQuestion } from '#shared/schemas/short-messages.ts';

const tags = ['messages'];

export const shortMessages = {
  'GET /admin/message/get': { tags, response: { 200: messageOfficeAnswer } },
  'PUT /admin/message/template/:kind/:language': { tags, params: templateKey, body: templateInput, response: { 200: messageView } },
  'POST /admin/message/test': { tags, body: testMessageInput, response: { 201: messageView } },
  'POST /message/sms/report': {
    tags,
    description: 'What the gateway of SMS tells: what became of messages, and what people sent to its number',
    response: { 200: webhookAnswer },
  },
  'POST /message/whatsapp/webhook': {
    tags,
    description: 'What WhatsApp tells: what became of messages, and what people answered',
    response: { 200: webhookAnswer },
  },
  'GET /message/whatsapp/webhook': { tags, querystring: webhookQuestion, produces: ['text/plain'] },
} satisfies CallTable;
