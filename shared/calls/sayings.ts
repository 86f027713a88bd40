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
  'GET /admin/saying/get': {
    operationId: 'listSayings',
    summary: "What people's words mean",
    tags,
    querystring: sayingsQuery,
    response: { 200: sayingsAnswer },
  },
  'GET /admin/saying/read': {
    operationId: 'readSaying',
    summary: 'How words are understood',
    tags,
    querystring: readingQuery,
    response: { 200: readingAnswer },
  },
  'GET /admin/saying/unanswered': {
    operationId: 'listUnansweredSearches',
    summary: 'Searches that found nothing',
    tags,
    querystring: unansweredQuery,
    response: { 200: unansweredAnswer },
  },
  'GET /admin/saying/proposed': {
    operationId: 'listProposedSayings',
    summary: 'Sayings that searches propose',
    tags,
    response: { 200: proposalsAnswer },
  },
  'POST /admin/saying/add': {
    operationId: 'addSaying',
    summary: 'Add a saying',
    tags,
    description: 'A saying that is the name of a business is added with confirmed: true alone; the name goes on to find it first.',
    body: sayingInput,
    response: { 201: sayingAnswer },
  },
  'PUT /admin/saying/update/:id': {
    operationId: 'updateSaying',
    summary: 'Change a saying',
    tags,
    params: byId,
    body: sayingChange,
    response: { 200: sayingAnswer },
  },
  'DELETE /admin/saying/delete/:id': {
    operationId: 'deleteSaying',
    summary: 'Delete a saying',
    tags,
    params: byId,
    response: { 200: messageView },
  },
  'PUT /admin/saying/switch': {
    operationId: 'switchSaying',
    summary: 'Switch a saying that came with the software on or off',
    tags,
    body: shippedSayingSwitch,
    response: { 200: messageView },
  },
  'PUT /admin/saying/refuse': {
    operationId: 'refuseSaying',
    summary: 'Refuse a proposed saying',
    tags,
    body: proposalRefusal,
    response: { 200: messageView },
  },
} satisfies CallTable;
