import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { chatPlaceInput, leftOverAnswer } from '#shared/schemas/chat.ts';
import { webhookAnswer } from '#shared/schemas/payments.ts';
import { webhookQuestion } from '#shared/schemas/short-messages.ts';

const messages = ['messages'];
const owner = ['owner'];

export const chat = {
  'POST /message/whatsapp/webhook': {
    operationId: 'receiveWhatsAppNotice',
    summary: 'Where WhatsApp reports',
    tags: messages,
    description: 'What WhatsApp tells: what became of messages, and what people answered',
    response: { 200: webhookAnswer },
  },
  'GET /message/whatsapp/webhook': {
    operationId: 'confirmWhatsAppWebhook',
    summary: 'Where WhatsApp asks whether this is the address',
    tags: messages,
    querystring: webhookQuestion,
    produces: ['text/plain'],
  },
  'GET /contractor/chat-messages': {
    operationId: 'listChatMessages',
    summary: 'Answers from WhatsApp that belong to no request yet',
    tags: owner,
    response: { 200: leftOverAnswer },
  },
  'POST /contractor/chat-messages/:id/place': {
    operationId: 'placeChatMessage',
    summary: 'Send an answer from WhatsApp to a request',
    tags: owner,
    params: byId,
    body: chatPlaceInput,
    response: { 201: messageView },
  },
  'DELETE /contractor/chat-messages/:id': {
    operationId: 'deleteChatMessage',
    summary: 'Delete an answer from WhatsApp',
    tags: owner,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
