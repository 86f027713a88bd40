import type { CallTable } from '#shared/calls/call-table.ts';
import {
  languageChoice,
  passwordProof,
  userAnswer,
  userEdit,
  userEdited,
  userLogin,
  userRegistration,
  userSignedIn,
} from '#shared/schemas/accounts.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { searchedListQuery, userListAnswer } from '#shared/schemas/back-office-lists.ts';
import { userDataAnswer } from '#shared/schemas/personal-data.ts';

const tags = ['users'];

/** What is said of calls that ask for a proof of the last 15 minutes. */
export const grave = '403 `proof_needed` when the sign-in or the last proof is older than 15 minutes';

export const users = {
  'GET /admin/user/get': {
    operationId: 'listUsers',
    summary: 'All users',
    tags,
    querystring: searchedListQuery,
    response: { 200: userListAnswer },
  },
  'POST /user/register': {
    operationId: 'registerUser',
    summary: 'Register a user',
    tags,
    body: userRegistration,
    response: { 201: userSignedIn },
  },
  'POST /user/login': { operationId: 'logInUser', summary: 'Log in as a user', tags, body: userLogin, response: { 200: userSignedIn } },
  'GET /user/get': { operationId: 'getOwnUser', summary: 'The user who is signed in', tags, response: { 200: userAnswer } },
  'PUT /user/edit': {
    operationId: 'updateOwnUser',
    summary: 'Change the user who is signed in',
    tags,
    description: `With a new password or e-mail: ${grave}`,
    body: userEdit,
    response: { 200: userEdited },
  },
  'GET /user/data': {
    operationId: 'exportUserData',
    summary: 'All that is saved of the user who is signed in',
    tags,
    response: { 200: userDataAnswer },
  },
  'POST /account/prove': {
    operationId: 'proveAccount',
    signedIn: 'always',
    summary: 'Prove by the password who is signed in',
    tags: ['account'],
    description:
      'Proves by the password who is signed in, for the 15 minutes after it; 403 `code_needed`, `passkey_needed` or `code_or_passkey_needed` without `code` or `passkey` for who has one asked for at sign-in',
    body: passwordProof,
    response: { 200: messageView },
  },
  'POST /account/logout-everywhere': {
    operationId: 'logOutEverywhere',
    signedIn: 'always',
    summary: 'End all other sessions',
    tags: ['account'],
    description: 'Ends all other sessions of the account, a new e-mail that waits, and codes and links of a forgotten password',
    response: { 200: messageView },
  },
  'PUT /account/language': {
    operationId: 'setAccountLanguage',
    signedIn: 'always',
    summary: 'Set the language of mails',
    tags: ['account'],
    description: 'In which language whoever is signed in is mailed',
    body: languageChoice,
    response: { 200: messageView },
  },
  'POST /account/email-proof/send': {
    operationId: 'sendEmailProof',
    signedIn: 'always',
    summary: 'Mail the link that confirms the email again',
    tags: ['account'],
    description: 'Mails the link that confirms the e-mail of whoever is signed in once more',
    response: { 200: messageView },
  },
  'GET /user-auth/logout': { operationId: 'logOutUser', summary: 'Log a user out', tags, response: { 200: messageView } },
  'DELETE /user/delete': {
    operationId: 'deleteOwnUser',
    summary: 'Delete the user who is signed in',
    tags,
    description: grave,
    response: { 200: messageView },
  },
} satisfies CallTable;
