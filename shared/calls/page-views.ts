import type { CallTable } from '#shared/calls/call-table.ts';
import { successView } from '#shared/schemas/answers.ts';
import { followedSearch } from '#shared/schemas/sayings.ts';
import { siteNumbersAnswer, siteNumbersQuery } from '#shared/schemas/site-numbers.ts';

export const pageViews = {
  'GET /admin/numbers/get': {
    operationId: 'getNumbers',
    summary: 'Visits, searches and enquiries of the site',
    tags: ['admin'],
    querystring: siteNumbersQuery,
    response: { 200: siteNumbersAnswer },
  },
  'POST /search/followed': {
    operationId: 'countFollowedSearch',
    summary: 'Count that a result was opened',
    tags: ['businesses'],
    description: 'A profile was opened from the results for these words. Counted by day, with nobody in it.',
    body: followedSearch,
    response: { 200: successView({}) },
  },
} satisfies CallTable;
