import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  correctionDecision,
  correctionInput,
  correctionLink,
  correctionsAnswer,
  correctionsQuery,
  ownCorrectionsAnswer,
  ownersCorrectionsAnswer,
} from '#shared/schemas/corrections.ts';

const tags = ['corrections'];

/** People say what is wrong with an entry; its owner, or the team, changes it or says why not. */
export const corrections = {
  'POST /correction/add/:id': {
    operationId: 'suggestCorrection',
    summary: 'Suggest a correction of a business: one field, or that it is closed',
    tags,
    description:
      'The id is the one of the business. Who is signed in with a proven address or number suggests at once; everybody else names an `email`, where a link confirms it',
    params: byId,
    body: correctionInput,
    response: { 201: messageView },
  },
  'POST /correction/confirm': {
    operationId: 'confirmCorrection',
    summary: 'Confirm a suggested correction by the link that was mailed',
    tags,
    body: correctionLink,
    response: { 200: messageView },
  },
  'GET /correction/own': {
    operationId: 'listOwnCorrections',
    signedIn: 'always',
    summary: 'Corrections that you have suggested, and what became of them',
    tags,
    response: { 200: ownCorrectionsAnswer },
  },
  'GET /contractor/corrections': {
    operationId: 'listCorrectionsOfYours',
    summary: 'Corrections of your business that somebody suggests, and what was decided lately',
    tags: ['owner'],
    response: { 200: ownersCorrectionsAnswer },
  },
  'PUT /contractor/corrections/:id': {
    operationId: 'answerCorrection',
    summary: 'Accept a suggested correction of your business, or refuse it with a reason',
    tags: ['owner'],
    description:
      'What is accepted shows at once, or waits for the team where it says `waits`; what is refused the team decides on. Another number, and `closed`, ask for a fresh proof',
    params: byId,
    body: correctionDecision,
    response: { 200: messageView },
  },
  'GET /admin/corrections': {
    operationId: 'listCorrections',
    summary: 'Suggested corrections that wait for the team, and those that were decided',
    tags: ['moderation'],
    querystring: correctionsQuery,
    response: { 200: correctionsAnswer },
  },
  'PUT /admin/corrections/:id': {
    operationId: 'decideCorrection',
    summary: 'Accept a suggested correction, or refuse it with a reason',
    tags: ['moderation'],
    description: 'What is accepted shows at once, and the owner is told; of `closed` the business leaves the lists',
    params: byId,
    body: correctionDecision,
    response: { 200: messageView },
  },
} satisfies CallTable;
