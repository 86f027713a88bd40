import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  comparedAnswer,
  comparedPath,
  duplicatesAnswer,
  duplicatesQuery,
  mergeInput,
  mergesAnswer,
  undoneAnswer,
} from '#shared/schemas/duplicates.ts';

const tags = ['moderation'];

export const duplicates = {
  'GET /admin/duplicates': {
    operationId: 'listDuplicates',
    summary: 'Pairs of entries that may be one business',
    tags,
    querystring: duplicatesQuery,
    response: { 200: duplicatesAnswer },
  },
  'PUT /admin/duplicates/not-same/:id': {
    operationId: 'sayNotSame',
    summary: 'Say that two entries are not the same business',
    tags,
    description: 'The pair does not come again unless something else speaks for it.',
    params: byId,
    response: { 200: messageView },
  },
  'GET /admin/duplicates/compare/:one/:other': {
    operationId: 'compareDuplicates',
    summary: 'Two entries side by side',
    tags,
    params: comparedPath,
    response: { 200: comparedAnswer },
  },
  'POST /admin/duplicates/merge': {
    operationId: 'mergeBusinesses',
    summary: 'Merge an entry into another',
    tags,
    description:
      'What people did with the one that goes is of the one that stays, and its address leads there. It can be undone for 30 days. `owner` must be `keep` where both have an account.',
    body: mergeInput,
    response: { 201: messageView },
  },
  'GET /admin/duplicates/merged': {
    operationId: 'listMerges',
    summary: 'Merges that can be undone',
    tags,
    querystring: duplicatesQuery,
    response: { 200: mergesAnswer },
  },
  'PUT /admin/duplicates/undo/:id': {
    operationId: 'undoMerge',
    summary: 'Undo a merge, by the id of the entry that went',
    tags,
    description:
      'What was changed since is left as it is, and named in `left`; what people did with the one that stays since stays with it.',
    params: byId,
    response: { 200: undoneAnswer },
  },
} satisfies CallTable;
