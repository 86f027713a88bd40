import * as z from 'zod/mini';
import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { quickRepliesAnswer, quickRepliesInput, quickRepliesSaved } from '#shared/schemas/quick-replies.ts';
import {
  askedListAnswer,
  askedQuery,
  askedThreadAnswer,
  askerMessageInput,
  endInput,
  messageSentAnswer,
  ownerMessageInput,
  ownerThreadAnswer,
  readInput,
} from '#shared/schemas/threads.ts';

const owner = ['owner'];
const enquiries = ['enquiries'];
/** An enquiry of the account that asks, or what stands behind /enquiry/ in the link of a mail. */
const byThread = z.object({ thread: z.string() });

export const threads = {
  'GET /contractor/enquiries/:id': { tags: owner, params: byId, response: { 200: ownerThreadAnswer } },
  'POST /contractor/enquiries/:id/messages': {
    tags: owner,
    params: byId,
    body: ownerMessageInput,
    response: { 201: messageSentAnswer },
  },
  'POST /contractor/enquiries/:id/read': { tags: owner, params: byId, body: readInput, response: { 200: messageView } },
  'GET /contractor/quick-replies': { tags: owner, response: { 200: quickRepliesAnswer } },
  'PUT /contractor/quick-replies': { tags: owner, body: quickRepliesInput, response: { 200: quickRepliesSaved } },
  'GET /enquiries': { tags: enquiries, querystring: askedQuery, response: { 200: askedListAnswer } },
  'GET /enquiries/:thread': {
    tags: enquiries,
    description: 'By its id for the account that sent it, or without one by the token of the link in a mail.',
    params: byThread,
    response: { 200: askedThreadAnswer },
  },
  'POST /enquiries/:thread/messages': {
    tags: enquiries,
    params: byThread,
    body: askerMessageInput,
    response: { 201: messageSentAnswer },
  },
  'POST /enquiries/:thread/read': { tags: enquiries, params: byThread, body: readInput, response: { 200: messageView } },
  'POST /enquiries/:thread/end': { tags: enquiries, params: byThread, body: endInput, response: { 200: messageView } },
  'POST /enquiries/:thread/reopen': {
    tags: enquiries,
    description: 'Takes an end back, within a day.',
    params: byThread,
    response: { 200: messageView },
  },
  'POST /enquiries/:thread/answered': {
    tags: enquiries,
    description: 'The asker says that the business has answered by phone or otherwise: it counts as an answer.',
    params: byThread,
    response: { 200: messageView },
  },
  'POST /enquiries/:thread/end-link': {
    tags: enquiries,
    description: 'Ends every link to this conversation that was mailed.',
    params: byThread,
    response: { 200: messageView },
  },
} satisfies CallTable;
