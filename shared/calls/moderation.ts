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
  'PUT /admin/update/contractor-status/:id': { tags, params: byId, body: decisionInput, response: { 200: decisionAnswer } },
  'PUT /admin/business/decide': { tags, body: manyDecisionsInput, response: { 200: manyDecidedAnswer } },
  'PUT /admin/business/undo': { tags, body: undoInput, response: { 200: messageView } },
  'POST /contractor/send-again': { tags: ['owner'], response: { 200: messageView } },
  'PUT /contractor/update/:id': { tags, params: byId, body: businessEdit, response: { 200: businessEditedAnswer } },
  'PUT /admin/business/checked/:id': { tags, params: byId, body: checkedInput, response: { 200: businessEditedAnswer } },
  'GET /admin/business/search': { tags, querystring: adminSearchQuery, response: { 200: adminSearchAnswer } },
  'GET /admin/business/edits': { tags, querystring: ownerEditsQuery, response: { 200: ownerEditsAnswer } },
  'PUT /admin/business/edits/:id': { tags, params: byId, response: { 200: ownerEditAnswer } },
} satisfies CallTable;
