import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  newsletterAnswer,
  newsletterListAnswer,
  newsletterListQuery,
  newsletterText,
  newsletterVersion,
} from '#shared/schemas/newsletter.ts';

const tags = ['newsletter'];

export const mailings = {
  'GET /admin/newsletter/get': { tags, querystring: newsletterListQuery, response: { 200: newsletterListAnswer } },
  'POST /admin/newsletter/add': { tags, body: newsletterText, response: { 201: newsletterAnswer } },
  'PUT /admin/newsletter/update/:id': { tags, params: byId, body: newsletterText, response: { 200: newsletterAnswer } },
  'DELETE /admin/newsletter/delete/:id': { tags, params: byId, response: { 200: messageView } },
  'POST /admin/newsletter/test/:id': {
    tags,
    description: 'Mails the draft to the admin who asks. Only a text that was tested can be sent.',
    params: byId,
    body: newsletterVersion,
    response: { 200: messageView },
  },
  'POST /admin/newsletter/send/:id': {
    tags,
    description: 'Mails a tested draft to everybody who has confirmed, once.',
    params: byId,
    body: newsletterVersion,
    response: { 200: newsletterAnswer },
  },
} satisfies CallTable;
