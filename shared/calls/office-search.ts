import type { CallTable } from '#shared/calls/call-table.ts';
import { officeSearchAnswer, officeSearchQuery } from '#shared/schemas/office-search.ts';

export const officeSearch = {
  'GET /admin/search': {
    operationId: 'searchOffice',
    summary: 'Businesses, users, enquiries and orders by name, number, email or id',
    tags: ['moderation'],
    description: 'Of what the asker works on alone. `q` may be a phone number in any form.',
    querystring: officeSearchQuery,
    response: { 200: officeSearchAnswer },
  },
} satisfies CallTable;
