import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { pushAnswer, pushDeviceAnswer, pushDeviceInput } from '#shared/schemas/web-push.ts';

const tags = ['owner'];

export const webPush = {
  'GET /contractor/push': { tags, response: { 200: pushAnswer } },
  'POST /contractor/push/devices': { tags, body: pushDeviceInput, response: { 201: pushDeviceAnswer } },
  'DELETE /contractor/push/devices': { tags, response: { 200: messageView } },
  'DELETE /contractor/push/devices/:id': { tags, params: byId, response: { 200: messageView } },
} satisfies CallTable;
