import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { addedPasskey, passkeyAsked, passkeyBegun, passkeyName } from '#shared/schemas/passkeys.ts';
import {
  factorBegun,
  factorCode,
  factorDemand,
  ownAccessAnswer,
  recoveryCodesAnswer,
  sessionChoice,
} from '#shared/schemas/second-factor.ts';

const tags = ['admin'];
const proof = '403 `proof_needed` when the sign-in or the last proof is older than 15 minutes';

export const ownAccess = {
  'GET /admin/own/get': {
    operationId: 'getOwnAccess',
    summary: 'How and where one is signed in',
    tags,
    response: { 200: ownAccessAnswer },
  },
  'POST /admin/own/factor/begin': {
    operationId: 'beginSecondFactor',
    summary: 'Begin to set up codes at sign-in',
    tags,
    description: `A secret for an app that makes codes (TOTP), which counts once a code has confirmed it; ${proof}`,
    response: { 201: factorBegun },
  },
  'POST /admin/own/factor/confirm': {
    operationId: 'confirmSecondFactor',
    summary: 'Confirm the app by a code',
    tags,
    description:
      'Has codes asked for at sign-in from now on, ends all other sessions, and answers ten recovery codes this once; none beside passkeys, which have them',
    body: factorCode,
    response: { 200: recoveryCodesAnswer },
  },
  'POST /admin/own/factor/codes': {
    operationId: 'renewRecoveryCodes',
    summary: 'Draw other recovery codes',
    tags,
    description: proof,
    response: { 200: recoveryCodesAnswer },
  },
  'DELETE /admin/own/factor': {
    operationId: 'endSecondFactor',
    summary: 'Sign in without codes of the app again',
    tags,
    description: `Passkeys stay; ${proof}`,
    response: { 200: messageView },
  },
  'POST /admin/own/passkey/begin': {
    operationId: 'beginPasskey',
    summary: 'Begin to add a passkey',
    tags,
    description: `What a device is to make, once and within five minutes; 409 \`no_passkeys_here\` where browsers give the site none; ${proof}`,
    response: { 201: passkeyBegun },
  },
  'POST /admin/own/passkey/add': {
    operationId: 'addPasskey',
    summary: 'Add the passkey that a device has made',
    tags,
    description:
      'As the first second factor it ends all other sessions, and answers ten recovery codes this once; 400 `wrong_passkey` for an answer that is not to what was asked',
    body: addedPasskey,
    response: { 201: recoveryCodesAnswer },
  },
  'PUT /admin/own/passkey/:id': {
    operationId: 'renamePasskey',
    summary: 'Give a passkey another name',
    tags,
    description: proof,
    params: byId,
    body: passkeyName,
    response: { 200: messageView },
  },
  'DELETE /admin/own/passkey/:id': {
    operationId: 'removePasskey',
    summary: 'Remove a passkey',
    tags,
    description: `With the last second factor the recovery codes go as well; ${proof}`,
    params: byId,
    response: { 200: messageView },
  },
  'POST /admin/own/passkey/ask': {
    operationId: 'askPasskey',
    summary: 'Ask for a passkey to prove who one is',
    tags,
    description: 'What a device is to sign; the answer is the `passkey` of `POST /account/prove`, once and within five minutes',
    response: { 201: passkeyAsked },
  },
  'DELETE /admin/own/session/:which': {
    operationId: 'endOwnSession',
    summary: 'End one of the own sessions, or all others',
    tags,
    params: sessionChoice,
    response: { 200: messageView },
  },
  'PUT /admin/admin/sign-out/:id': {
    operationId: 'signOutMember',
    summary: 'End all sessions of somebody of the team',
    tags,
    params: byId,
    response: { 200: messageView },
  },
  'DELETE /admin/admin/factor/:id': {
    operationId: 'takeOffSecondFactor',
    summary: 'Take app and passkeys of somebody off who has lost them',
    tags,
    description: `Ends their sessions, and mails them; ${proof}`,
    params: byId,
    response: { 200: messageView },
  },
  'PUT /admin/admin/factor-demand': {
    operationId: 'demandSecondFactor',
    summary: 'Say whether the team must have a second factor',
    tags,
    description: `409 \`own_factor_first\` for who has none themselves; ${proof}`,
    body: factorDemand,
    response: { 200: messageView },
  },
} satisfies CallTable;
