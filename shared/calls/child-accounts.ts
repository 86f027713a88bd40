import type { CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { childRegistration, childrenOfParent, parentAddress, parentLink } from '#shared/schemas/child-accounts.ts';
import { phoneCode, phoneCodeRequest, phoneCodeSent } from '#shared/schemas/phone-codes.ts';

const tags = ['account'];

/** Users who are younger than 18. */
export const childAccounts = {
  'POST /user/register-child': {
    operationId: 'registerChild',
    summary: 'Register a user who is younger than 18',
    tags,
    description:
      'With the e-mail of a parent, who is mailed a link, or with their mobile number. The account opens to nobody until they have agreed, and goes after seven days without.',
    body: childRegistration,
    response: { 201: messageView },
  },
  'POST /child-account/phone/code/send': {
    operationId: 'sendParentCode',
    summary: 'Send a code to a parent’s phone',
    tags,
    body: phoneCodeRequest,
    response: { 200: phoneCodeSent },
  },
  'POST /child-account/phone/code/verify': {
    operationId: 'listChildrenOfPhone',
    summary: 'List the children who have named a number as their parent’s, by its code',
    tags,
    description: 'Works with the cookies of the browser that asked alone. Each child has what the parent agrees by, and ends the account.',
    body: phoneCode,
    response: { 200: childrenOfParent },
  },
  'POST /child-account/mail/send': {
    operationId: 'mailParentLinks',
    summary: 'Mail a parent the links of the children who have named their address',
    tags,
    description: 'Whoever has lost the mail asks anew. Every address is answered the same.',
    body: parentAddress,
    response: { 200: messageView },
  },
  'POST /child-account/agree': {
    operationId: 'agreeForChild',
    summary: 'Agree for a child, by the link of a parent',
    tags,
    description: 'Again, it changes nothing.',
    body: parentLink,
    response: { 200: messageView },
  },
  'POST /child-account/end': {
    operationId: 'endChildAccount',
    summary: 'Delete a child’s account, by the link of a parent',
    tags,
    description: 'Before or after they have agreed.',
    body: parentLink,
    response: { 200: messageView },
  },
  'POST /child-account/grown-up': {
    operationId: 'sayGrownUp',
    signedIn: 'always',
    summary: 'Say that you are 18 by now',
    tags,
    description: 'The account is yours alone from then on; a parent who has an address is told. Of others, and again, it changes nothing.',
    response: { 200: messageView },
  },
} satisfies CallTable;
