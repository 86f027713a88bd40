import * as z from 'zod/mini';
import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { reviewAsksAnswer, reviewsAskedAnswer, workDoneInput } from '#shared/schemas/work-done.ts';

export const workDone = {
  'POST /requirements/:request/work-done': {
    operationId: 'sayWorkDone',
    signedIn: 'or_link',
    summary: 'Say whether the work of a request was done',
    tags: ['enquiries'],
    description:
      'Of a request that was closed with one of those that were asked. By its id for the user who sent it, or without an account by what stands behind /work-done/ in the link that asked. It may be said anew.',
    params: z.object({ request: z.string() }),
    body: workDoneInput,
    response: { 200: messageView },
  },
  'GET /contractor/review-asks': {
    operationId: 'getReviewAsks',
    summary: 'How customers are asked for reviews',
    tags: ['owner'],
    description: 'The address that asks everybody alike, and how many say that the work of the business was done.',
    response: { 200: reviewAsksAnswer },
  },
  'POST /contractor/review-asks': {
    operationId: 'askForReviews',
    summary: 'Ask all whose work was done for a review',
    tags: ['owner'],
    description: 'Each is asked once; whoever has written a review is not. Nobody can be chosen.',
    response: { 200: reviewsAskedAnswer },
  },
} satisfies CallTable;
