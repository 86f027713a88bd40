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
  'GET /contractor/enquiries/:id': {
    operationId: 'getReceivedEnquiry',
    summary: 'One received enquiry with its messages',
    tags: owner,
    params: byId,
    response: { 200: ownerThreadAnswer },
  },
  'POST /contractor/enquiries/:id/messages': {
    operationId: 'answerEnquiry',
    summary: 'Answer an enquiry',
    tags: owner,
    params: byId,
    body: ownerMessageInput,
    response: { 201: messageSentAnswer },
  },
  'POST /contractor/enquiries/:id/read': {
    operationId: 'markReceivedRead',
    summary: 'Note that the business has read the messages',
    tags: owner,
    params: byId,
    body: readInput,
    response: { 200: messageView },
  },
  'GET /contractor/quick-replies': {
    operationId: 'listQuickReplies',
    summary: 'Quick replies of the business',
    tags: owner,
    response: { 200: quickRepliesAnswer },
  },
  'PUT /contractor/quick-replies': {
    operationId: 'setQuickReplies',
    summary: 'Set the quick replies of the business',
    tags: owner,
    body: quickRepliesInput,
    response: { 200: quickRepliesSaved },
  },
  'GET /enquiries': {
    operationId: 'listSentEnquiries',
    signedIn: 'always',
    summary: 'Enquiries that were sent',
    tags: enquiries,
    querystring: askedQuery,
    response: { 200: askedListAnswer },
  },
  'GET /enquiries/:thread': {
    operationId: 'getSentEnquiry',
    signedIn: 'or_link',
    summary: 'One sent enquiry with its messages',
    tags: enquiries,
    description: 'By its id for the account that sent it, or without one by the token of the link in a mail.',
    params: byThread,
    response: { 200: askedThreadAnswer },
  },
  'POST /enquiries/:thread/messages': {
    operationId: 'sendMessage',
    signedIn: 'or_link',
    summary: 'Write to the business',
    tags: enquiries,
    params: byThread,
    body: askerMessageInput,
    response: { 201: messageSentAnswer },
  },
  'POST /enquiries/:thread/read': {
    operationId: 'markSentRead',
    signedIn: 'or_link',
    summary: 'Note that the asker has read the messages',
    tags: enquiries,
    params: byThread,
    body: readInput,
    response: { 200: messageView },
  },
  'POST /enquiries/:thread/end': {
    operationId: 'endEnquiry',
    signedIn: 'or_link',
    summary: 'Close an enquiry',
    tags: enquiries,
    params: byThread,
    body: endInput,
    response: { 200: messageView },
  },
  'POST /enquiries/:thread/reopen': {
    operationId: 'reopenEnquiry',
    signedIn: 'or_link',
    summary: 'Open a closed enquiry again',
    tags: enquiries,
    description: 'Takes an end back, within a day.',
    params: byThread,
    response: { 200: messageView },
  },
  'POST /enquiries/:thread/answered': {
    operationId: 'markAnswered',
    signedIn: 'or_link',
    summary: 'Say that the business has answered elsewhere',
    tags: enquiries,
    description: 'The asker says that the business has answered by phone or otherwise: it counts as an answer.',
    params: byThread,
    response: { 200: messageView },
  },
  'POST /enquiries/:thread/end-link': {
    operationId: 'endEnquiryLink',
    signedIn: 'or_link',
    summary: 'End the links to an enquiry',
    tags: enquiries,
    description: 'Ends every link to this conversation that was mailed.',
    params: byThread,
    response: { 200: messageView },
  },
} satisfies CallTable;
