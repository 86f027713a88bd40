import type { CallTable } from '#shared/calls/call-table.ts';
import { embedAnswer, embedQuery } from '#shared/schemas/embed.ts';

export const embed = {
  'GET /embed': {
    operationId: 'getEmbed',
    summary: 'What a list on another site shows',
    description: 'For pages of every site: one business, or those of a trade and a place, in words that are ready to be shown.',
    tags: ['embed'],
    querystring: embedQuery,
    response: { 200: embedAnswer },
  },
} satisfies CallTable;
