import * as z from 'zod/mini';
import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { reviewListAnswer, searchedListQuery } from '#shared/schemas/back-office-lists.ts';
import { reviewAnswer, reviewInput, reviewsAnswer } from '#shared/schemas/reviews.ts';

const tags = ['reviews'];

export const reviews = {
  'GET /review/get/:businessId': { tags, params: z.object({ businessId: z.string() }), response: { 200: reviewsAnswer } },
  'GET /admin/review/get': { tags, querystring: searchedListQuery, response: { 200: reviewListAnswer } },
  'POST /review/add': { tags, body: reviewInput, response: { 201: reviewAnswer } },
  'DELETE /review/delete/:id': { tags, params: byId, response: { 200: messageView } },
} satisfies CallTable;
