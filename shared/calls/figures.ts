import type { CallTable } from '#shared/calls/call-table.ts';
import { figuresAnswer, figuresQuery } from '#shared/schemas/figures.ts';

export const figures = {
  'GET /admin/figures/get': {
    operationId: 'getFigures',
    summary: 'What happened in a day, a month or a year',
    tags: ['admin'],
    description:
      'Searches, enquiries and answers by trade, businesses that do not answer, growth and money in a period of India, beside the period before. `period` is 2026-11-29, 2026-11 or 2026; this month without. Lists begin with the most; downloads have all of them.',
    querystring: figuresQuery,
    response: { 200: figuresAnswer },
  },
} satisfies CallTable;
