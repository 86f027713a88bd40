import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { askedByMailAnswer } from '#shared/schemas/contact.ts';
import { savedSearchInput } from '#shared/schemas/saved-searches.ts';

const tags = ['saved searches'];

export const savedSearches = {
  'POST /saved-search/add': {
    operationId: 'addSavedSearch',
    summary: 'Ask to be told of new businesses',
    tags,
    description: 'The address gets one mail with a link, and is told of new businesses once that was used.',
    body: savedSearchInput,
    response: { 201: askedByMailAnswer },
  },
  'DELETE /saved-search/delete/:id': {
    operationId: 'deleteSavedSearch',
    signedIn: 'always',
    summary: 'Delete a saved search',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
