import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  resetCode,
  resetLink,
  resetLinkAnswer,
  resetPassword,
  resetRequest,
  resetUserPassword,
  takeBackLink,
  takenBackAnswer,
} from '#shared/schemas/password-reset.ts';

const tags = ['password reset'];
const response = { 200: messageView };

const send = { tags, body: resetRequest, response };
const verify = { tags, body: resetCode, response };
const verifyLink = { tags, body: resetLink, response: { 200: resetLinkAnswer } };
const changePassword = { tags, body: resetPassword, response };

/** The same steps for users and for contractors. */
export const passwordReset = {
  'POST /account/take-back': {
    operationId: 'takeAccountBack',
    summary: 'Take an account back by an earlier address',
    tags: ['account'],
    description: 'Takes an account back to an address that it had, by the link that was mailed there, on the way to a new password',
    body: takeBackLink,
    response: { 200: takenBackAnswer },
  },
  'POST /user/forgotpassword/otp/send': { operationId: 'sendUserResetCode', summary: 'Mail a user a code to set a new password', ...send },
  'POST /user/forgotpassword/otp/verify': {
    operationId: 'verifyUserResetCode',
    summary: 'Verify the code that a user was mailed',
    ...verify,
  },
  'POST /user/forgotpassword/link/verify': {
    operationId: 'verifyUserResetLink',
    summary: 'Verify the link that a user was mailed',
    ...verifyLink,
  },
  'POST /user/forgotpassword/change-password': {
    operationId: 'resetUserPassword',
    summary: "Set a user's new password",
    description:
      'An account that was registered as a child’s, and whose address nobody has proven, says `adult`, or the `parentEmail` or `parentPhone` of a parent who agrees.',
    ...changePassword,
    body: resetUserPassword,
  },
  'POST /contractor/auth/forgotpassword/otp/send': {
    operationId: 'sendBusinessResetCode',
    summary: 'Mail a business a code to set a new password',
    ...send,
  },
  'POST /contractor/auth/forgotpassword/otp/verify': {
    operationId: 'verifyBusinessResetCode',
    summary: 'Verify the code that a business was mailed',
    ...verify,
  },
  'POST /contractor/auth/forgotpassword/link/verify': {
    operationId: 'verifyBusinessResetLink',
    summary: 'Verify the link that a business was mailed',
    ...verifyLink,
  },
  'POST /contractor/auth/forgotpassword/change-password': {
    operationId: 'resetBusinessPassword',
    summary: "Set a business's new password",
    ...changePassword,
  },
} satisfies CallTable;
