import type { CallTable } from '#shared/calls/call-table.ts';
import { likeAnswer, likeInput } from '#shared/schemas/likes.ts';

export const likes = {
  'PUT /contractor/like': { tags: ['likes'], body: likeInput, response: { 200: likeAnswer } },
} satisfies CallTable;
