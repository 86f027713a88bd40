import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  claimCode,
  claimCodeRequest,
  claimCodeSent,
  claimDecision,
  claimLink,
  claimMail,
  claimsAnswer,
  claimsQuery,
  claimTakeBack,
  claimWords,
  ownClaimsAnswer,
} from '#shared/schemas/claims.ts';
import { documentQuery } from '#shared/schemas/documents.ts';
import { businessSignedIn } from '#shared/schemas/own-business.ts';

const tags = ['claims'];

/** Somebody says that a business which nobody has come in to is theirs. */
export const claims = {
  'POST /claim/phone/send/:id': {
    operationId: 'sendClaimCode',
    summary: 'Send a code to the number of a business without an owner',
    tags,
    params: byId,
    body: claimCodeRequest,
    response: { 200: claimCodeSent },
  },
  'POST /claim/phone/verify/:id': {
    operationId: 'claimByPhone',
    summary: 'Take a business over by the code that its number got',
    tags,
    description: 'Works with the cookies of the browser that asked alone; 409 where somebody was first, or the number is another by now',
    params: byId,
    body: claimCode,
    response: { 200: businessSignedIn },
  },
  'POST /claim/mail/send/:id': {
    operationId: 'sendClaimLink',
    summary: 'Mail a link to an address of a business without an owner',
    tags,
    description: 'Its own address, or one of the same domain, unless everybody may have one there',
    params: byId,
    body: claimMail,
    response: { 200: messageView },
  },
  'POST /claim/mail/confirm': {
    operationId: 'claimByMail',
    summary: 'Take a business over by the link that was mailed',
    tags,
    body: claimLink,
    response: { 200: businessSignedIn },
  },
  'POST /claim/team/add/:id': {
    operationId: 'askTeamForBusiness',
    signedIn: 'always',
    summary: 'Ask the team for a business without an owner',
    tags,
    description: 'For accounts with a confirmed e-mail: the answer goes there',
    params: byId,
    body: claimWords,
    response: { 201: messageView },
  },
  'GET /claim/own': {
    operationId: 'listOwnClaims',
    signedIn: 'always',
    summary: 'Businesses that you have asked the team for, and what became of that',
    tags,
    response: { 200: ownClaimsAnswer },
  },
  'DELETE /claim/:id': {
    operationId: 'withdrawClaim',
    signedIn: 'always',
    summary: 'Take back what you have asked the team for, while it waits',
    tags,
    description: 'Its documents go with it.',
    params: byId,
    response: { 200: messageView },
  },
  'POST /claim/:id/documents': {
    operationId: 'addClaimDocument',
    signedIn: 'always',
    summary: 'Add a document to what you have asked the team for',
    tags,
    description:
      'Takes a multipart form with a PDF, JPEG or PNG (`file`) of 10 MB at most. A claim has three at most. Pictures are made anew. The team and you alone see it; it goes with the claim, or 90 days after the decision.',
    params: byId,
    querystring: documentQuery,
    consumes: ['multipart/form-data'],
    response: { 201: messageView },
  },
  'GET /claim-documents/:id': {
    operationId: 'getOwnClaimDocument',
    signedIn: 'always',
    summary: 'A document that you have sent with a claim, as a file',
    tags,
    params: byId,
    produces: ['application/pdf', 'image/webp'],
  },
  'DELETE /claim-documents/:id': {
    operationId: 'removeClaimDocument',
    signedIn: 'always',
    summary: 'Remove a document that you have sent with a claim',
    tags,
    params: byId,
    response: { 200: messageView },
  },
  'GET /admin/claim/get': {
    operationId: 'listClaims',
    summary: 'Claims that wait for the team, and those by which businesses were taken over',
    tags,
    querystring: claimsQuery,
    response: { 200: claimsAnswer },
  },
  'PUT /admin/claim/decide/:id': {
    operationId: 'decideClaim',
    summary: 'Give a business to who asks for it, or refuse it with a reason',
    tags,
    params: byId,
    body: claimDecision,
    response: { 200: messageView },
  },
  'PUT /admin/claim/take-back/:id': {
    operationId: 'takeClaimBack',
    summary: 'Take a business from who has claimed it',
    tags,
    description: 'It has no owner then, and the number and address of before',
    params: byId,
    body: claimTakeBack,
    response: { 200: messageView },
  },
} satisfies CallTable;
