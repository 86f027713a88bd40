import * as z from 'zod/mini';
import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { askInsteadInput, requirementClosing, sentRequestsAnswer, sentRequestsQuery } from '#shared/schemas/requirement-closing.ts';
import { requirementInput, requirementSentAnswer } from '#shared/schemas/requirements.ts';

/** A request of the account that asks, or what stands behind /user/requirements/ in the link of its mail. */
const byRequest = z.object({ request: z.string() });

export const requirements = {
  'POST /requirement/send': {
    operationId: 'sendRequirement',
    summary: 'Ask up to three businesses for a price',
    tags: ['enquiries'],
    description:
      'One request to one to three businesses that the visitor chose: an ordinary enquiry to each. The same sendKey again sends nothing more.',
    body: requirementInput,
    response: { 201: requirementSentAnswer },
  },
  'GET /requirements': {
    operationId: 'listRequirements',
    signedIn: 'always',
    summary: 'Requests that were sent to several businesses',
    tags: ['enquiries'],
    querystring: sentRequestsQuery,
    response: { 200: sentRequestsAnswer },
  },
  'POST /requirements/:request/close': {
    operationId: 'closeRequirement',
    signedIn: 'or_link',
    summary: 'Close a request',
    tags: ['enquiries'],
    description:
      'Ends a request and all its conversations. business is one of those that were asked, or other. By its id for the account that sent it, or without one by the token of the link in its mail.',
    params: byRequest,
    body: requirementClosing,
    response: { 200: messageView },
  },
  'POST /requirements/:request/reopen': {
    operationId: 'reopenRequirement',
    signedIn: 'or_link',
    summary: 'Open a closed request again',
    tags: ['enquiries'],
    description: 'Takes the closing of a request back, within a day.',
    params: byRequest,
    response: { 200: messageView },
  },
  'POST /requirements/:request/ask-instead': {
    operationId: 'askInstead',
    signedIn: 'or_link',
    summary: 'Ask another business instead',
    tags: ['enquiries'],
    description: 'Sends a request to another business, instead of one that has not answered its enquiry for 48 hours.',
    params: byRequest,
    body: askInsteadInput,
    response: { 201: messageView },
  },
  'POST /requirements/:request/end-link': {
    operationId: 'endRequirementLink',
    signedIn: 'or_link',
    summary: 'End the link to a request',
    tags: ['enquiries'],
    description: 'Ends the link to a request that was mailed.',
    params: byRequest,
    response: { 200: messageView },
  },
} satisfies CallTable;
