import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { pushAnswer, pushDeviceAnswer, pushDeviceInput } from '#shared/schemas/web-push.ts';

const tags = ['owner'];

export const webPush = {
  'GET /contractor/push': {
    operationId: 'getPush',
    summary: 'Where the business is told of enquiries',
    tags,
    response: { 200: pushAnswer },
  },
  'POST /contractor/push/devices': {
    operationId: 'addPushDevice',
    summary: 'Tell this device of enquiries',
    tags,
    body: pushDeviceInput,
    response: { 201: pushDeviceAnswer },
  },
  'DELETE /contractor/push/devices': {
    operationId: 'removePushDevice',
    summary: 'Tell this device no more',
    tags,
    response: { 200: messageView },
  },
  'DELETE /contractor/push/devices/:id': {
    operationId: 'removePushDeviceById',
    summary: 'Tell another device no more',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
