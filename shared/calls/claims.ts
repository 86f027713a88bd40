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
} from '#shared/schemas/claims.ts';
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
