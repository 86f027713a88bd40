import * as z from 'zod/mini';
import type { CallTable } from '#shared/calls/call-table.ts';
import { commentAnswer, commentInput, commentParams, commentsAnswer, commentUpdate } from '#shared/schemas/comments.ts';

const tags = ['blog'];

export const comments = {
  'GET /blog/comment/get/:blogId': {
    operationId: 'listComments',
    summary: 'Comments on a blog entry',
    tags,
    params: z.object({ blogId: z.string() }),
    response: { 200: commentsAnswer },
  },
  'POST /blog/comment/add': {
    operationId: 'addComment',
    summary: 'Comment on a blog entry',
    tags,
    body: commentInput,
    response: { 201: commentAnswer },
  },
  'PUT /blog/comment/update/:commentId': {
    operationId: 'updateComment',
    summary: 'Approve, hide or change a comment',
    tags,
    params: commentParams,
    body: commentUpdate,
    response: { 200: commentAnswer },
  },
} satisfies CallTable;
