import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { subscriberListAnswer, subscriberListQuery } from '#shared/schemas/newsletter.ts';

const tags = ['newsletter'];

export const subscribers = {
  'GET /admin/subscriber/get': {
    operationId: 'listSubscribers',
    summary: 'Subscribers of the newsletter',
    tags,
    querystring: subscriberListQuery,
    response: { 200: subscriberListAnswer },
  },
  'DELETE /admin/subscriber/delete/:id': {
    operationId: 'deleteSubscriber',
    summary: 'Delete a subscriber',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
