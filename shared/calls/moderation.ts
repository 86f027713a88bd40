import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  adminSearchAnswer,
  adminSearchQuery,
  businessEditedAnswer,
  checkedInput,
  decisionAnswer,
  decisionInput,
  manyDecidedAnswer,
  manyDecisionsInput,
  ownerEditAnswer,
  ownerEditsAnswer,
  ownerEditsQuery,
  undoInput,
} from '#shared/schemas/moderation.ts';
import { businessEdit } from '#shared/schemas/own-business.ts';

const tags = ['moderation'];

export const moderation = {
  'PUT /admin/update/contractor-status/:id': {
    operationId: 'setBusinessStatus',
    summary: 'Approve or reject a business',
    tags,
    params: byId,
    body: decisionInput,
    response: { 200: decisionAnswer },
  },
  'PUT /admin/business/decide': {
    operationId: 'decideBusinesses',
    summary: 'Approve or reject several businesses',
    tags,
    body: manyDecisionsInput,
    response: { 200: manyDecidedAnswer },
  },
  'PUT /admin/business/undo': {
    operationId: 'undoDecisions',
    summary: 'Take decisions on businesses back',
    tags,
    body: undoInput,
    response: { 200: messageView },
  },
  'POST /contractor/send-again': {
    operationId: 'sendBusinessAgain',
    summary: 'Ask for approval again after a rejection',
    tags: ['owner'],
    response: { 200: messageView },
  },
  'PUT /contractor/update/:id': {
    operationId: 'updateBusiness',
    summary: 'Change a business as an admin',
    tags,
    params: byId,
    body: businessEdit,
    response: { 200: businessEditedAnswer },
  },
  'PUT /admin/business/checked/:id': {
    operationId: 'checkBusiness',
    summary: 'Note that the team knows a business',
    deprecated: { since: '2026-11-29', until: '2027-11-30', instead: 'noteAddressCheck' },
    tags,
    params: byId,
    body: checkedInput,
    response: { 200: businessEditedAnswer },
  },
  'GET /admin/business/search': {
    operationId: 'searchBusinessesOfTeam',
    summary: 'Find businesses of any state by words',
    tags,
    description:
      'With `import`, the id of an import: those alone that it has added or changed, the latest first, for as long as it can be taken back (30 days). What was taken back is not among them; an unknown id is answered 404.',
    querystring: adminSearchQuery,
    response: { 200: adminSearchAnswer },
  },
  'GET /admin/business/edits': {
    operationId: 'listBusinessEdits',
    summary: 'What owners have changed since approval',
    tags,
    querystring: ownerEditsQuery,
    response: { 200: ownerEditsAnswer },
  },
  'PUT /admin/business/edits/:id': {
    operationId: 'decideBusinessEdit',
    summary: "Note that an owner's change was seen",
    tags,
    params: byId,
    response: { 200: ownerEditAnswer },
  },
} satisfies CallTable;
