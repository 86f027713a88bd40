import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { posterAnswer, posterEdit, posterInput, postersAnswer } from '#shared/schemas/catalogue.ts';

const tags = ['posters'];

export const posters = {
  'GET /poster/get': { tags, response: { 200: postersAnswer } },
  'POST /poster/admin/add': { tags, body: posterInput, response: { 201: posterAnswer } },
  'PUT /poster/admin/update/:id': { tags, params: byId, body: posterEdit, response: { 200: posterAnswer } },
  'DELETE /poster/admin/delete/:id': { tags, params: byId, response: { 200: messageView } },
} satisfies CallTable;
