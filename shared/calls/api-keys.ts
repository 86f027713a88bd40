import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { grave } from '#shared/calls/users.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { apiKeyInput, apiKeyMade, apiKeysAnswer } from '#shared/schemas/api-keys.ts';

const tags = ['keys'];

export const apiKeys = {
  'GET /admin/key/get': {
    operationId: 'listKeys',
    summary: 'Keys for programs, and what they were used for',
    tags,
    response: { 200: apiKeysAnswer },
  },
  'POST /admin/key/add': {
    operationId: 'makeKey',
    summary: 'Make a key for a program, which is shown once',
    tags,
    description: `All admins are mailed; ${grave}`,
    body: apiKeyInput,
    response: { 201: apiKeyMade },
  },
  'DELETE /admin/key/revoke/:id': {
    operationId: 'revokeKey',
    summary: 'Revoke a key',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
