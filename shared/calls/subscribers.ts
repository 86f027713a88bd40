import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { subscriberFilter, subscriberListAnswer, subscriberListQuery } from '#shared/schemas/newsletter.ts';

const tags = ['newsletter'];

export const subscribers = {
  'GET /admin/subscriber/get': { tags, querystring: subscriberListQuery, response: { 200: subscriberListAnswer } },
  'GET /admin/subscriber/export': { tags, querystring: subscriberFilter, produces: ['text/csv'] },
  'DELETE /admin/subscriber/delete/:id': { tags, params: byId, response: { 200: messageView } },
} satisfies CallTable;
