import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { accountPath, blockInput, erasureInput, teamAccountAnswer } from '#shared/schemas/team-accounts.ts';

const tags = ['admin'];

export const teamAccounts = {
  'GET /admin/account/get/:kind/:id': {
    operationId: 'getAccountOfTeam',
    summary: 'One account, as the team sees it',
    tags,
    description:
      'An account, in how many places it is signed in, whether it is blocked, what it has asked the team for, and the latest of what it has written',
    params: accountPath,
    response: { 200: teamAccountAnswer },
  },
  'PUT /admin/account/block/:kind/:id': {
    operationId: 'blockAccount',
    summary: 'Shut somebody out of their account',
    tags,
    description: 'Ends all sessions, codes and links of an account; nobody signs in to it until it is unblocked (403 `account_blocked`)',
    params: accountPath,
    body: blockInput,
    response: { 200: messageView },
  },
  'PUT /admin/account/unblock/:kind/:id': {
    operationId: 'unblockAccount',
    summary: 'Let somebody in again',
    tags,
    params: accountPath,
    response: { 200: messageView },
  },
  'PUT /admin/account/sign-out/:kind/:id': {
    operationId: 'signOutAccount',
    summary: 'Sign an account out everywhere',
    tags,
    params: accountPath,
    response: { 200: messageView },
  },
  'DELETE /admin/account/erase/:kind/:id': {
    operationId: 'eraseAccount',
    summary: 'Delete the account of somebody who asked the team for it',
    tags,
    description:
      'Deletes what its owner would delete, and mails them the same farewell; for good. `name` is the account’s, typed once more',
    params: accountPath,
    body: erasureInput,
    response: { 200: messageView },
  },
} satisfies CallTable;
