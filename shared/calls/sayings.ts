import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  proposalRefusal,
  proposalsAnswer,
  readingAnswer,
  readingQuery,
  sayingAnswer,
  sayingChange,
  sayingInput,
  sayingsAnswer,
  sayingsQuery,
  shippedSayingSwitch,
  unansweredAnswer,
  unansweredQuery,
} from '#shared/schemas/sayings.ts';

const tags = ['sayings'];

export const sayings = {
  'GET /admin/saying/get': { tags, querystring: sayingsQuery, response: { 200: sayingsAnswer } },
  'GET /admin/saying/read': { tags, querystring: readingQuery, response: { 200: readingAnswer } },
  'GET /admin/saying/unanswered': { tags, querystring: unansweredQuery, response: { 200: unansweredAnswer } },
  'GET /admin/saying/proposed': { tags, response: { 200: proposalsAnswer } },
  'POST /admin/saying/add': {
    tags,
    description: 'A saying that is the name of a business is added with confirmed: true alone; the name goes on to find it first.',
    body: sayingInput,
    response: { 201: sayingAnswer },
  },
  'PUT /admin/saying/update/:id': { tags, params: byId, body: sayingChange, response: { 200: sayingAnswer } },
  'DELETE /admin/saying/delete/:id': { tags, params: byId, response: { 200: messageView } },
  'PUT /admin/saying/switch': { tags, body: shippedSayingSwitch, response: { 200: messageView } },
  'PUT /admin/saying/refuse': { tags, body: proposalRefusal, response: { 200: messageView } },
} satisfies CallTable;
