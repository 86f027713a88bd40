import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  resetCode,
  resetLink,
  resetLinkAnswer,
  resetPassword,
  resetRequest,
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
    tags: ['account'],
    description: 'Takes an account back to an address that it had, by the link that was mailed there, on the way to a new password',
    body: takeBackLink,
    response: { 200: takenBackAnswer },
  },
  'POST /user/forgotpassword/otp/send': send,
  'POST /user/forgotpassword/otp/verify': verify,
  'POST /user/forgotpassword/link/verify': verifyLink,
  'POST /user/forgotpassword/change-password': changePassword,
  'POST /contractor/auth/forgotpassword/otp/send': send,
  'POST /contractor/auth/forgotpassword/otp/verify': verify,
  'POST /contractor/auth/forgotpassword/link/verify': verifyLink,
  'POST /contractor/auth/forgotpassword/change-password': changePassword,
} satisfies CallTable;
