import type { CallTable } from '#shared/calls/call-table.ts';
import { likeAnswer, likeInput, takenOverAnswer, takeOverInput } from '#shared/schemas/likes.ts';

const tags = ['likes'];

export const likes = {
  'PUT /contractor/like': {
    operationId: 'toggleLike',
    signedIn: 'always',
    summary: 'Like a business, or take the like back',
    tags,
    body: likeInput,
    response: { 200: likeAnswer },
  },
  'PUT /contractor/like/all': {
    operationId: 'likeAll',
    signedIn: 'always',
    summary: 'Like several businesses',
    tags,
    description: 'The user likes all of these that are public, beside those that they like.',
    body: takeOverInput,
    response: { 200: takenOverAnswer },
  },
} satisfies CallTable;
