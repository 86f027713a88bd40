import type { CallTable } from '#shared/calls/call-table.ts';
import { grave } from '#shared/calls/users.ts';
import { userSignedIn } from '#shared/schemas/accounts.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { businessSignedIn } from '#shared/schemas/own-business.ts';
import { phoneBusiness } from '#shared/schemas/phone-business.ts';
import {
  phoneCode,
  phoneCodeQuestion,
  phoneCodeRequest,
  phoneCodeSent,
  phoneCodeState,
  phoneLogin,
  phoneRegistration,
  phoneStep,
} from '#shared/schemas/phone-codes.ts';

const tags = ['phone codes'];
const cookie = 'Works with the cookies of the browser that asked alone';

const send = { tags, body: phoneCodeRequest, response: { 200: phoneCodeSent } };
const verify = { tags, description: cookie, body: phoneCode, response: { 200: phoneStep } };
const login = { tags, description: cookie, body: phoneLogin, response: { 200: phoneStep } };

/** Signing in by a code that is sent to a phone, for users and for businesses, and the number of whoever is signed in. */
export const phoneCodes = {
  'POST /user/phone/code/send': { operationId: 'sendUserLoginCode', summary: 'Send a code to log in as a user', ...send },
  'POST /user/phone/code/verify': { operationId: 'verifyUserLoginCode', summary: 'Log in as a user by a code', ...verify },
  'POST /user/phone/login': { operationId: 'logInUserByPhone', summary: 'Go on with a login as a user by a code', ...login },
  'POST /user/phone/register': {
    operationId: 'registerUserByPhone',
    summary: 'Register a user by a code',
    tags,
    description: cookie,
    body: phoneRegistration,
    response: { 201: userSignedIn },
  },
  'POST /contractor/auth/phone/code/send': {
    operationId: 'sendBusinessLoginCode',
    summary: 'Send a code to log in as a business',
    ...send,
  },
  'POST /contractor/auth/phone/code/verify': {
    operationId: 'verifyBusinessLoginCode',
    summary: 'Log in as a business by a code',
    ...verify,
  },
  'POST /contractor/auth/phone/login': {
    operationId: 'logInBusinessByPhone',
    summary: 'Go on with a login as a business by a code',
    ...login,
  },
  'POST /contractor/auth/phone/register': {
    operationId: 'registerBusinessByPhone',
    summary: 'Register a business by a code',
    tags,
    description: cookie,
    body: phoneBusiness,
    response: { 201: businessSignedIn },
  },
  'POST /phone/code/state': {
    operationId: 'getCodeState',
    summary: 'Whether a code has gone out',
    tags,
    description: cookie,
    body: phoneCodeQuestion,
    response: { 200: phoneCodeState },
  },
  'POST /account/phone/code/send': {
    operationId: 'sendPhoneProof',
    signedIn: 'always',
    summary: 'Send a code that proves the phone number of whoever is signed in',
    tags,
    body: phoneCodeRequest,
    response: { 200: phoneCodeSent },
  },
  'POST /account/phone/code/verify': {
    operationId: 'provePhone',
    signedIn: 'always',
    summary: 'Prove by a code the phone number of whoever is signed in',
    tags,
    description: `Proves for the 15 minutes after it who is signed in, where it is their number already; with another number: ${grave}`,
    body: phoneCode,
    response: { 200: messageView },
  },
  'DELETE /account/phone': {
    operationId: 'removeOwnPhone',
    signedIn: 'always',
    summary: 'Remove the phone number of the user who is signed in',
    tags,
    description: `${grave}; 409 where it is the last way to log in`,
    response: { 200: messageView },
  },
} satisfies CallTable;
