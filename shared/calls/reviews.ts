import * as z from 'zod/mini';
import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { listedReviewsQuery, reviewListAnswer } from '#shared/schemas/back-office-lists.ts';
import {
  replyInput,
  reviewAnswer,
  reviewDecision,
  reviewInput,
  reviewRemoval,
  reviewsAnswer,
  reviewsQuery,
  voteAnswer,
  voteInput,
} from '#shared/schemas/reviews.ts';

const tags = ['reviews'];

export const reviews = {
  'GET /review/get/:businessId': {
    operationId: 'listReviews',
    summary: 'Reviews of a business',
    tags,
    description: 'With page, limit or sort: a page of them with its place; without: all, newest first.',
    params: z.object({ businessId: z.string() }),
    querystring: reviewsQuery,
    response: { 200: reviewsAnswer },
  },
  'GET /admin/review/get': {
    operationId: 'listReviewsOfTeam',
    summary: 'Reviews that wait for the team',
    tags,
    querystring: listedReviewsQuery,
    response: { 200: reviewListAnswer },
  },
  'POST /review/add': {
    operationId: 'addReview',
    signedIn: 'always',
    summary: 'Review a business',
    tags,
    body: reviewInput,
    response: { 201: reviewAnswer },
  },
  'DELETE /review/delete/:id': {
    operationId: 'deleteReview',
    signedIn: 'always',
    summary: 'Delete a review',
    tags,
    description: 'Its writer needs no reason; the team gives one, which the profile says.',
    params: byId,
    body: reviewRemoval,
    response: { 200: messageView },
  },
  'PUT /admin/review/decide/:id': {
    operationId: 'decideReview',
    summary: 'Let a held review through, or refuse it',
    tags,
    params: byId,
    body: reviewDecision,
    response: { 200: messageView },
  },
  'PUT /review/helpful/:id': {
    operationId: 'toggleHelpful',
    signedIn: 'always',
    summary: 'Say that a review helped, or take it back',
    tags,
    params: byId,
    body: voteInput,
    response: { 200: voteAnswer },
  },
  'PUT /review/reply/:id': {
    operationId: 'replyToReview',
    summary: 'Reply to a review',
    tags,
    params: byId,
    body: replyInput,
    response: { 200: reviewAnswer },
  },
  'DELETE /review/reply/:id': {
    operationId: 'deleteReply',
    summary: 'Delete the own reply to a review',
    tags,
    params: byId,
    response: { 200: messageView },
  },
  'DELETE /admin/review/reply/:id': {
    operationId: 'removeReply',
    summary: 'Delete a reply as an admin',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
