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
  'GET /admin/newsletter/get': {
    operationId: 'listNewsletters',
    summary: 'All newsletters',
    tags,
    querystring: newsletterListQuery,
    response: { 200: newsletterListAnswer },
  },
  'POST /admin/newsletter/add': {
    operationId: 'addNewsletter',
    summary: 'Add a draft of a newsletter',
    tags,
    body: newsletterText,
    response: { 201: newsletterAnswer },
  },
  'PUT /admin/newsletter/update/:id': {
    operationId: 'updateNewsletter',
    summary: 'Change a draft of a newsletter',
    tags,
    params: byId,
    body: newsletterText,
    response: { 200: newsletterAnswer },
  },
  'DELETE /admin/newsletter/delete/:id': {
    operationId: 'deleteNewsletter',
    summary: 'Delete a draft of a newsletter',
    tags,
    params: byId,
    response: { 200: messageView },
  },
  'POST /admin/newsletter/test/:id': {
    operationId: 'testNewsletter',
    summary: 'Mail a draft to oneself',
    tags,
    description: 'Mails the draft to the admin who asks. Only a text that was tested can be sent.',
    params: byId,
    body: newsletterVersion,
    response: { 200: messageView },
  },
  'POST /admin/newsletter/send/:id': {
    operationId: 'sendNewsletter',
    summary: 'Send a newsletter',
    tags,
    description: 'Mails a tested draft to everybody who has confirmed, once.',
    params: byId,
    body: newsletterVersion,
    response: { 200: newsletterAnswer },
  },
} satisfies CallTable;
