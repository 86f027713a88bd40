import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { grave } from '#shared/calls/users.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { webhookEdit, webhookInput, webhookMade, webhooksAnswer, webhookTested } from '#shared/schemas/webhooks.ts';

const tags = ['webhooks'];

export const webhooks = {
  'GET /admin/webhook/get': {
    operationId: 'listWebhooks',
    summary: 'Webhooks, and what they were told last',
    tags,
    response: { 200: webhooksAnswer },
  },
  'POST /admin/webhook/add': {
    operationId: 'addWebhook',
    summary: 'Add a webhook, whose secret is shown once',
    tags,
    description: `All admins are mailed; ${grave}`,
    body: webhookInput,
    response: { 201: webhookMade },
  },
  'PUT /admin/webhook/update/:id': {
    operationId: 'updateWebhook',
    summary: 'Change a webhook, or switch it on or off',
    tags,
    description: `With another address, other events or what is private: all admins are mailed, and ${grave}`,
    params: byId,
    body: webhookEdit,
    response: { 200: messageView },
  },
  'DELETE /admin/webhook/delete/:id': {
    operationId: 'deleteWebhook',
    summary: 'Remove a webhook',
    tags,
    params: byId,
    response: { 200: messageView },
  },
  'POST /admin/webhook/test/:id': {
    operationId: 'testWebhook',
    summary: 'Send a test to a webhook, and say how that went',
    tags,
    params: byId,
    response: { 200: webhookTested },
  },
  'PUT /admin/webhook/replay/:id': {
    operationId: 'replayDelivery',
    summary: 'Send one delivery again',
    tags,
    params: byId,
    response: { 200: messageView },
  },
  'PUT /admin/webhook/replay-failed/:id': {
    operationId: 'replayFailedDeliveries',
    summary: 'Send all that a webhook did not take again',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
