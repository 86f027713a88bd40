import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { posterAnswer, posterEdit, posterInput, postersAnswer } from '#shared/schemas/catalogue.ts';

const tags = ['posters'];

export const posters = {
  'GET /poster/get': { operationId: 'listPosters', summary: 'Posters of Home', tags, response: { 200: postersAnswer } },
  'POST /poster/admin/add': { operationId: 'addPoster', summary: 'Add a poster', tags, body: posterInput, response: { 201: posterAnswer } },
  'PUT /poster/admin/update/:id': {
    operationId: 'updatePoster',
    summary: 'Change a poster',
    tags,
    params: byId,
    body: posterEdit,
    response: { 200: posterAnswer },
  },
  'DELETE /poster/admin/delete/:id': {
    operationId: 'deletePoster',
    summary: 'Delete a poster',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
